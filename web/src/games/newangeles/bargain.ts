/** Offers of a trade, written as the rules read them. */
import type { Choice, Line, Previewed, Refused } from '../../lib/wire';
import type { Scene } from '../game';
import { view } from './table';
import type { Goods, Terms, Trade } from './view';

export interface Draft {
  to: number;
  give: Goods;
  want: Goods;
  promise: string;
  loose: boolean; // said to be no more than a promise
}

export const nothing = (): Goods => ({ capital: 0, assets: [], support: null, cards: 1, later: 0 });

/** Their terms from the other side, to be changed: whoever adds support to them begins with one card. */
export function replied(trade: Trade, { give, want }: Pick<Terms, 'give' | 'want'>): Draft {
  const drafted = (goods: Goods): Goods => ({ ...goods, assets: [...goods.assets], cards: Math.max(1, goods.cards) });
  return { to: trade.from, give: drafted(want), want: drafted(give), promise: '', loose: false };
}

/** Goods as an action has them (docs/reference/newangeles.md, Goods). */
function written(goods: Goods): string {
  const parts = [...goods.assets];
  if (goods.capital > 0) parts.unshift(String(goods.capital));
  if (goods.support) parts.push(`${goods.support}*${Math.max(1, goods.cards)}${goods.later > 0 ? `@${goods.later}` : ''}`);
  return parts.join('+') || '-';
}

const promised = (terms: Draft): string => terms.promise.trim().split(/\s+/).join(' ') || '-';

/** As an action; `answers` is the number of the trade these terms answer. */
export function spelled(terms: Draft, answers: number | null): string {
  const bond = terms.loose ? 'loose' : 'binding';
  const kind = answers === null ? `trade ${terms.to}` : `haggle ${answers}`;
  return `${kind} ${written(terms.give)} ${written(terms.want)} ${bond} ${promised(terms)}`;
}

export const empty = (terms: Draft): boolean =>
  written(terms.give) === '-' && written(terms.want) === '-' && promised(terms) === '-';

/** What the rules say of an offer when they are asked what it will do: whether it is carried out once it is accepted, and why. */
export function bond({ foreseen }: Previewed): { binds: boolean; rule: string } | null {
  const offer = foreseen.events.find(({ kind }) => kind === 'trade-offered');
  return offer ? { binds: offer['binding'] === 'binding', rule: offer.rule } : null;
}

/** What a trade or a promise is about. */
export function terms(scene: Scene, trade: Trade): Terms {
  const found = view(scene).outlook.terms.find(({ number }) => number === trade.number);
  if (!found) throw new Error(`no trade ${trade.number}`);
  return found;
}

/** The answers to a trade or a note that are legal now, by their verb. */
export function answers(scene: Scene, trade: Trade): Choice[] {
  return (scene.aside?.actions ?? []).filter((action) => action['number'] === trade.number);
}

export function refusals(scene: Scene, trade: Trade): Refused[] {
  return (scene.aside?.refused ?? []).filter((deed) => deed['number'] === trade.number);
}

/** What somebody has answered to an offer of mine. */
export interface Reply {
  number: number;
  seat: number; // who answers
  answer: 'yes' | 'word' | 'no'; // carried out at once, agreed as a promise, declined
  terms: Pick<Terms, 'give' | 'want'>;
  promise: string; // the words that went with the offer
  reason: string; // said with it
}

const ANSWERS: Record<string, Reply['answer']> = { traded: 'yes', promised: 'word', 'trade-declined': 'no' };
const REMEMBERED = 3;

/** The latest answers to my offers in this turn, the newest first; other terms stand as an offer of their own. */
export function replies(scene: Scene): Reply[] {
  const me = scene.aside?.seat;
  if (me === undefined) return [];
  const lines = scene.told.filter(({ undone }) => !undone).flatMap((entry) => entry.lines);
  const turn = lines.slice(lines.findLastIndex(({ kind }) => kind === 'turn') + 1);
  return turn
    .flatMap((line, at) => {
      const answer = ANSWERS[line.kind];
      // A game that began before offers were told part by part may have lines without.
      return answer && line['from'] === me && line['terms'] ? [reply(line, answer, turn[at + 1])] : [];
    })
    .slice(-REMEMBERED)
    .reverse();
}

function reply(line: Line, answer: Reply['answer'], next: Line | undefined): Reply {
  const terms = line['terms'] as Terms;
  const reason = answer === 'no' && next?.kind === 'trade-reason' ? next.text : '';
  return {
    number: Number(line['number']),
    seat: Number(line['to']),
    answer,
    terms,
    promise: String(line['promise'] ?? ''),
    reason,
  };
}

/** Whether a promise is still worth keeping: the other has not failed in the own part. */
export const mutual = (note: Trade, seat: number): boolean =>
  !['broken', 'lapsed'].includes(note.parts?.[note.from === seat ? 1 : 0] ?? 'open');

/** Offers to me that wait for an answer. */
export const waiting = (scene: Scene): Trade[] =>
  scene.aside === null ? [] : view(scene).trades.filter((trade) => trade.to === scene.aside?.seat);

/** Whether this person may make an offer now. */
export const tradable = (scene: Scene): boolean => scene.act !== null && view(scene).outlook.trading;
