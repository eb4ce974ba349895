/** Offers of a trade, written as the rules read them. */
import type { Choice, Previewed, Refused } from '../../lib/wire';
import type { Scene } from '../game';
import { view } from './table';
import type { Offer, Trade } from './view';

/** What one side gives: capital, assets, support for an offer with a number of cards. */
export interface Goods {
  capital: number;
  assets: string[];
  side: Offer | null;
  cards: number;
  later: number; // how many deals after the one at hand
}

export interface Terms {
  to: number;
  give: Goods;
  want: Goods;
  promise: string;
  loose: boolean; // said to be no more than a promise
}

export const NOTHING: Goods = { capital: 0, assets: [], side: null, cards: 1, later: 0 };

export function written(goods: Goods): string {
  const parts = [...goods.assets];
  if (goods.capital > 0) parts.unshift(String(goods.capital));
  if (goods.side) parts.push(`${goods.side}*${Math.max(1, goods.cards)}${goods.later > 0 ? `@${goods.later}` : ''}`);
  return parts.join('+') || '-';
}

export function read(word: string): Goods {
  const goods: Goods = { ...NOTHING, assets: [] };
  for (const part of word === '-' ? [] : word.split('+')) {
    const [side, cards, later] = part.split(/[*@]/);
    if (cards) [goods.side, goods.cards, goods.later] = [side as Offer, Number(cards), Number(later ?? 0)];
    else if (/^\d+$/.test(part)) goods.capital += Number(part);
    else goods.assets.push(part);
  }
  return goods;
}

const promised = (terms: Terms): string => terms.promise.trim().split(/\s+/).join(' ') || '-';

/** As an action; `answers` is the number of the trade these terms answer. */
export function spelled(terms: Terms, answers: number | null): string {
  const bond = terms.loose ? 'loose' : 'binding';
  const kind = answers === null ? `trade ${terms.to}` : `haggle ${answers}`;
  return `${kind} ${written(terms.give)} ${written(terms.want)} ${bond} ${promised(terms)}`;
}

export const empty = (terms: Terms): boolean =>
  written(terms.give) === '-' && written(terms.want) === '-' && promised(terms) === '-';

/** The seat that decides about its support right now. */
export function supporter(scene: Scene): number | null {
  const { outlook, waiting } = view(scene);
  return outlook.step === 'support' ? (waiting[0] ?? null) : null;
}

/** Carried out as soon as it is accepted: so the rules say of the offer when they are asked what it will do. */
export const binds = ({ foreseen }: Previewed): boolean =>
  foreseen.events.some(({ kind, binding }) => kind === 'trade-offered' && binding === 'binding');

/** The answers to a trade or a note that are legal now, by their verb. */
export function answers(scene: Scene, trade: Trade): Choice[] {
  return (scene.aside?.actions ?? []).filter((action) => action['number'] === trade.number);
}

export function refusals(scene: Scene, trade: Trade): Refused[] {
  return (scene.aside?.refused ?? []).filter((deed) => deed['number'] === trade.number);
}

/** Offers to me that wait for an answer. */
export const waiting = (scene: Scene): Trade[] =>
  scene.aside === null ? [] : view(scene).trades.filter((trade) => trade.to === scene.aside?.seat);
