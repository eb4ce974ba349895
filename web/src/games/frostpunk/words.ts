/** Names of things, and short texts for small places. Long ones come from the server. */
import { t, words } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Label, Scene } from '../game';
import { catalogue } from './catalogue';
import { nameOf, waysNow } from './about';
import { asked, building, standing } from './table';
import { WHO } from './order';
import type { Goods } from './printed';
import type { Storm } from './view';

/** Goods or people with their number. */
export function counted(good: string, count: number): string {
  return words.has(`good-${good}`) ? t(`good-${good}`, { count }) : t('board-tokens', { token: t(`token-${good}`), count });
}

export function goodsWords(goods: Goods): string {
  const parts = Object.entries(goods).filter(([, n]) => n);
  return parts.length ? parts.map(([good, n]) => counted(good, n ?? 0)).join(', ') : t('board-free');
}

/** All of a type, or nobody, in the figures of a forecast. */
export const peopleWords = (goods: Goods): string => goodsWords(Object.fromEntries(WHO.map((who) => [who, goods[who] ?? 0])));

/** The number by which the bar offers what concerns a thing; 0: it has none, or several. */
export function numberOf(scene: Scene, thing: string): number {
  const choosing = scene.choosing;
  if (!choosing?.ask || choosing.mark(thing) === null) return 0;
  const deeds = choosing.ask.actions.filter((action) => choosing.concerns(action).includes(thing));
  const at = choosing.options.findIndex(({ step }) => {
    if (step.by === 'group') return deeds.some((deed) => deed.do === step.group);
    return step.by === 'thing' ? step.thing === thing : deeds.some((deed) => deed.text === step.action);
  });
  return at >= 0 && at < 9 ? at + 1 : 0;
}

const ICONS: Record<string, string> = {
  use: 'workshop',
  gather: 'gatherers-barrack',
  clear: 'clear',
  construct: 'construct',
  scout: 'explore',
  special: 'event',
  play: 'citizen',
  fuel: 'flame',
  reuse: 'tired',
  raise: 'construct',
  demolish: 'ruins',
  explore: 'explore',
  bypass: 'expedition',
  develop: 'technology',
  upgrade: 'upgrade',
  decline: 'cross',
  done: 'check',
  fate: 'deaths',
  mobilise: 'mobilise',
  shelter: 'bed',
  way: 'explore',
  enact: 'law',
  begin: 'technology',
};

/** The icon of a kind of action, or of a building. */
export const actionIcon = (name: string): string => ICONS[name] ?? name;

export const group = (name: string): Label => ({ text: t(`board-do-${name}`), icon: ICONS[name] ?? null });

/** What the storm will do, and when. */
export function stormWords(scene: Scene, storm: Storm): string {
  const { round, beds, homeless } = storm;
  const how = storm.certain ? 'certain' : storm.possible ? 'possible' : 'far';
  const spares = storm.fields.length ? [] : [t('board-storm-none-stands')];
  return [t(`board-storm-${how}`, { round, building: names(scene, storm.ruins) }), ...spares, ...losses(beds, homeless)].join(
    ' ',
  );
}

const names = (scene: Scene, kinds: readonly string[]): string =>
  kinds.map((id) => catalogue(scene).buildings[id]?.name ?? id).join(', ');

/** What it costs in beds. */
function losses(beds: number, homeless: number): string[] {
  if (!beds) return [];
  return [t('board-storm-beds', { beds }), ...(homeless ? [t('board-storm-homeless', { count: homeless })] : [])];
}

/** The same in short, for the forecast: when, and what it costs. */
export const stormComing = ({ certain, round }: Storm): string =>
  t(certain ? 'board-storm-comes' : 'board-storm-perhaps', { round });
export const stormCost = (scene: Scene, { ruins, fields, beds, homeless }: Storm): string => {
  if (beds) return losses(beds, homeless).join(' ');
  const stand = fields.map((field) => standing(scene, field));
  const ruined = ruins.filter((id) => stand.some((here) => here.kind === 'building' && here.id === id));
  return ruined.length ? names(scene, ruined) : t('board-storm-nothing');
};

const word = (choice: Choice, name: string): string => String(choice[name]);

/** An answer as the bar shows it: as short as can be, the whole is in its tip. */
export function label(choice: Choice, scene: Scene): Label {
  const icon = ICONS[choice.do] ?? null;
  const printed = catalogue(scene);
  switch (choice.do) {
    case 'gather':
    case 'use':
    case 'demolish':
    case 'upgrade':
    case 'destroy':
    case 'fell':
    case 'site': {
      const here = standing(scene, word(choice, 'field'));
      return { text: nameOf(`field:${word(choice, 'field')}`, scene), icon: here.kind === 'building' ? here.id : icon };
    }
    case 'reuse':
      return { text: nameOf(`spot:${word(choice, 'spot')}`, scene), icon };
    case 'lay':
    case 'strip':
    case 'hub':
      return { text: nameOf(`place:${word(choice, 'place')}`, scene), icon };
    case 'clear':
      return { text: t(`board-clear-${word(choice, 'ring')}`), icon };
    case 'fuel':
      return { text: choice['coal'] ? t('good-coal', { count: Number(choice['coal']) }) : t('board-no-fuel'), icon };
    case 'pawn':
      return { text: t(`pawn-${word(choice, 'pawn')}`), icon: null };
    case 'raise':
      return { text: building(scene, word(choice, 'building')).name, icon: word(choice, 'building') };
    case 'play':
    case 'discard':
    case 'mourn':
      return { text: printed.citizens[word(choice, 'citizen')]?.name ?? choice.label, icon: null };
    case 'enact':
      return { text: printed.laws[word(choice, 'law')]?.name ?? choice.label, icon };
    case 'begin':
      return { text: printed.technologies[word(choice, 'technology')]?.name ?? choice.label, icon };
    case 'advise':
    case 'wish': {
      const id = word(choice, 'advisor');
      return { text: printed.advisors[id]?.name ?? choice.label, icon: id in printed.advisors ? id : 'person' };
    }
    case 'special':
    case 'resolve':
    case 'avert':
      return { text: printed.events[word(choice, 'event')]?.name ?? choice.label, icon: 'event' };
    case 'scout':
    case 'route':
      return { text: nameOf(`route:${word(choice, 'route')}`, scene), icon };
    case 'ill':
    case 'tend':
    case 'heal':
    case 'first':
    case 'die':
    case 'citizen':
    case 'exhaust':
      return { text: t(`who-${word(choice, 'who')}`), icon: null };
    case 'activate':
    case 'spend':
    case 'remove':
      return { text: t(`board-token-${choice.do}`, { token: t(`token-${word(choice, 'token')}`) }), icon: word(choice, 'token') };
    case 'choose':
    case 'way':
      return { text: waysNow(scene)[Number(choice['option']) - 1]?.caption ?? choice.label, icon: null };
    case 'shelter':
      return {
        text: goodsWords({
          worker: Number(choice['workers']),
          engineer: Number(choice['engineers']),
          child: Number(choice['children']),
        }),
        icon,
      };
    case 'draw':
      return { text: t('board-do-draw'), icon: asked(scene, 'increase_how')?.track ?? null };
    case 'construct':
    case 'pass':
    case 'done':
    case 'decline':
    case 'explore':
    case 'bypass':
    case 'develop':
    case 'mobilise':
    case 'fate':
      return { text: t(`board-do-${choice.do}`), icon };
    default:
      return { text: choice.label, icon };
  }
}

/** Whose label tells what is printed on the thing they are about. */
const PRINTED = ['advise', 'wish', 'enact', 'begin', 'play', 'discard', 'mourn', 'special', 'raise', 'upgrade', 'use'];

/** What is asked of whoever has chosen a kind of action, where there is more to say than which. */
export const which = (group: string): string | null => (words.has(`board-which-${group}`) ? t(`board-which-${group}`) : null);

/** What a choice is called above its preview: what is printed on a card stands below. */
export function title(choice: Choice, scene: Scene): string {
  if (!PRINTED.includes(choice.do)) return choice.label;
  const { text } = label(choice, scene);
  return words.has(`board-do-${choice.do}`) ? `${t(`board-do-${choice.do}`)}: ${text}` : text;
}
