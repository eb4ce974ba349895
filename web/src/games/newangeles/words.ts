/** Names of things, and short texts for small places. Long ones come from the server. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Label, Scene } from '../game';
import type { Foresight } from './foresight';
import { called, card, catalogue, district } from './table';
import type { Card } from './printed';
import { terms } from './bargain';
import type { Goods, Terms, Trade } from './view';

export const rivalName = (rival: string): string => t(rival === 'federalist' ? 'rival-federalist' : `corporation-${rival}`);

/** The icon of a card: its type, or what kind of card it is. */
export function iconOf(found: Card): string {
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
    case 'place': {
      const where = place(scene, choice['district']);
      const piece = String(choice['piece']);
      const text = several(choice, scene) ? t('board-piece-at', { piece: t(`element-${piece}.name`), place: where }) : where;
      return { text, icon: piece };
    }
    case 'raise':
    case 'lower':
    case 'district':
      return { text: place(scene, choice['district']), icon };
    case 'top':
      return {
        text: t('board-move', { from: t(`type-${String(choice['type'])}`), to: t(`board-offer-${String(choice['side'])}`) }),
        icon: String(choice['type']),
      };
    case 'shift':
      return { text: t('board-move', { from: place(scene, choice['from']), to: place(scene, choice['to']) }), icon };
    case 'resource':
      return { text: t(`resource-${String(choice['resource'])}.name`), icon: String(choice['resource']) };
    default:
      return { text: choice.label, icon };
  }
}

/** Whether the same can be done with another piece of the same district: an icon alone does not tell them apart. */
const several = ({ do: verb, district, piece }: Choice, scene: Scene): boolean =>
  (scene.choosing?.ask?.actions ?? []).some(
    (other) => other.do === verb && other['district'] === district && other['piece'] !== piece,
  );

/** What says something by itself when it is declared beforehand. */
const TELLING = ['remove', 'place', 'raise', 'lower', 'district', 'shift', 'resource', 'player', 'asset', 'emergency'];

/** What was declared beforehand, an action a phrase. */
export function declaredWords(scene: Scene, actions: Record<string, unknown>[]): string {
  const told = { ...scene, choosing: null };
  return actions
    .flatMap((action) => {
      const verb = String(action['do']);
      if (!TELLING.includes(verb)) return [];
      const what = action['piece'] ? `${t(`element-${String(action['piece'])}.name`)}, ` : '';
      return [`${t(`board-do-${verb}`)}: ${what}${label({ ...action, do: verb, text: verb, label: verb }, told).text}`];
    })
    .join('; ');
}

/** Goods of a trade. */
export function goodsWords(scene: Scene, { capital, assets, support, cards, later }: Goods): string {
  const backing = support ? t('board-support-cards', { count: cards, offer: t(`offer-${support}`) }) : '';
  const parts = [
    ...(capital ? [t('terms-capital', { count: capital })] : []),
    ...assets.map((asset) => card(scene, asset).name),
    ...(support ? [later ? t('terms-later', { support: backing, later }) : backing] : []),
  ];
  return parts.join(', ') || t('terms-nothing');
}

export const isNothing = ({ capital, assets, support }: Goods): boolean => !capital && !assets.length && !support;

/** The terms of a trade or a promise, and whether both sides give something: words may promise or ask for what is no goods. */
export function bargained(
  scene: Scene,
  { give, want }: Pick<Terms, 'give' | 'want'>,
  words: boolean,
): { way: string; give: string; want: string } {
  const [ask, gift] = words ? ['pledge', 'worded'] : ['ask', 'gift'];
  const way = isNothing(give) ? (isNothing(want) ? 'word' : ask) : isNothing(want) ? gift : 'swap';
  return { way, give: goodsWords(scene, give), want: goodsWords(scene, want) };
}

/** What either side of a promise is to do, as far as it is to do anything, and what became of it. */
export function halves(scene: Scene, note: Trade): string[] {
  const { give, want } = terms(scene, note);
  return [note.from, note.to].flatMap((seat, half) => {
    const goods = half ? want : give;
    const what = isNothing(goods) ? (half || note.promise === '-' ? '' : `“${note.promise}”`) : goodsWords(scene, goods);
    const state = t(`part-${note.parts?.[half] ?? 'open'}`);
    const who = seat === scene.aside?.seat ? 'you' : 'other';
    return what ? [t('board-note-part', { who, corporation: called(scene, seat), what, state })] : [];
  });
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
