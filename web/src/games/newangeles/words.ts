/** Names of things, and short texts for small places. Long ones come from the server. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Label, Scene } from '../game';
import type { Foresight } from './foresight';
import { called, card, catalogue, district } from './table';
import type { Printed } from './printed';
import type { Trade } from './view';

export const rivalName = (rival: string): string => t(rival === 'federalist' ? 'rival-federalist' : `corporation-${rival}`);

/** The icon of a card: its type, or what kind of card it is. */
export function iconOf(found: Printed): string {
  if (found.deck === 'action') return found.type ?? 'general';
  return found.deck === 'event' ? (found.back ?? 'event') : found.deck;
}

const ICONS: Record<string, string> = {
  abstain: 'cross',
  pass: 'cross',
  enough: 'check',
  raise: 'protest',
  lower: 'check',
  shift: 'android',
  pay: 'capital',
  ransom: 'capital',
  use: 'asset',
  asset: 'asset',
  player: 'person',
  bury: 'event',
  lay: 'event',
  keep: 'investment',
};

const place = (scene: Scene, id: unknown): string => {
  const found = district(scene, String(id));
  return t('board-place', { number: found.number, district: found.name });
};

/** An answer as the bar shows it: as short as can be, the whole is in its tip. */
export function label(choice: Choice, scene: Scene): Label {
  const icon = ICONS[choice.do] ?? null;
  switch (choice.do) {
    case 'main':
    case 'counter':
    case 'discard':
    case 'back':
    case 'give':
    case 'steal':
    case 'emergency': {
      const found = card(scene, String(choice['card']));
      return { text: found.name, icon: iconOf(found) };
    }
    case 'use':
    case 'asset':
      return { text: choice['asset'] === '-' ? choice.label : card(scene, String(choice['asset'])).name, icon };
    case 'bury':
    case 'lay': {
      const found = card(scene, String(choice['event']));
      return { text: found.name, icon: iconOf(found) };
    }
    case 'keep':
      return { text: card(scene, String(choice['investment'])).name, icon };
    case 'corporation': {
      const id = String(choice['corporation']);
      return { text: catalogue(scene).corporations[id]?.name ?? id, icon: id };
    }
    case 'player':
      return { text: called(scene, Number(choice['seat'])), icon };
    case 'type':
      return { text: t(`type-${String(choice['type'])}`), icon: String(choice['type']) };
    case 'support':
    case 'win':
      return { text: t(`board-offer-${String(choice['side'])}`), icon: 'trade' };
    case 'remove':
    case 'place':
      return { text: place(scene, choice['district']), icon: String(choice['piece']) };
    case 'raise':
    case 'lower':
    case 'district':
      return { text: place(scene, choice['district']), icon };
    case 'shift':
      return { text: t('board-move', { from: place(scene, choice['from']), to: place(scene, choice['to']) }), icon };
    case 'resource':
      return { text: t(`resource-${String(choice['resource'])}.name`), icon: String(choice['resource']) };
    default:
      return { text: choice.label, icon };
  }
}

const ARGUMENTS: Record<string, string[]> = {
  remove: ['piece', 'district'],
  place: ['piece', 'district'],
  raise: ['district'],
  lower: ['district'],
  district: ['district'],
  shift: ['from', 'to'],
  resource: ['resource'],
  player: ['seat'],
  asset: ['asset'],
  emergency: ['card'],
};

/** What was declared beforehand, an action a phrase; what says nothing by itself is left out. */
export function declaredWords(scene: Scene, actions: string[]): string {
  return actions
    .flatMap((text) => {
      const [verb = '', ...words] = text.split(' ');
      const names = ARGUMENTS[verb];
      if (!names) return [];
      const figures = Object.fromEntries(names.map((name, i) => [name, words[i] ?? '']));
      const what = figures['piece'] ? `${t(`element-${figures['piece']}.name`)}, ` : '';
      return [`${t(`board-do-${verb}`)}: ${what}${label({ do: verb, text, label: text, ...figures }, scene).text}`];
    })
    .join('; ');
}

/** Goods of a trade as they are written in actions, such as 3+mr-li or main*2. */
export function terms(scene: Scene, word: string): string {
  if (word === '-' || word === '') return t('terms-nothing');
  return word
    .split('+')
    .map((part) => {
      const [side = '', cards, later] = part.split(/[*@]/);
      const support = cards ? t('board-support-cards', { count: Number(cards), offer: t(`offer-${side}`) }) : '';
      if (support) return later ? t('terms-later', { support, later: Number(later) }) : support;
      if (/^\d+$/.test(part)) return t('terms-capital', { count: Number(part) });
      return catalogue(scene).cards[part]?.name ?? part;
    })
    .join(', ');
}

/** The terms of a trade or a promise, and whether both sides give something. */
export function bargained(
  scene: Scene,
  { give, want }: Pick<Trade, 'give' | 'want'>,
): { way: string; give: string; want: string } {
  const way = give === '-' ? (want === '-' ? 'word' : 'ask') : want === '-' ? 'gift' : 'swap';
  return { way, give: terms(scene, give), want: terms(scene, want) };
}

/** The threat to be expected, as a figure such as +2 or +0 to +2. */
export function threatWords({ least, most }: Pick<Foresight, 'least' | 'most'>): string {
  const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
  return least === most ? signed(most) : t('board-range', { least: signed(least), most: signed(most) });
}

/** Numbers of districts, in their order. */
export function numbers(scene: Scene, ids: string[]): string {
  return ids
    .map((id) => district(scene, id).number)
    .sort((a, b) => a - b)
    .join(', ');
}
