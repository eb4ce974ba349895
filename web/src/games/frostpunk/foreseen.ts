/** What the rules foresee, in the form the board draws it; and what is printed on the things a choice is about. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice, Foreseen } from '../../lib/wire';
import type { Scene } from '../game';
import { catalogue } from './catalogue';
import { WHO, type Goods } from './printed';
import { building, sideOf, standing, task, top, view, warm } from './table';

export interface Line {
  icon: string;
  text: string;
  change?: string; // by which a figure changes
  tone: 'pay' | 'gain' | 'ill' | 'good' | 'plain';
}

const line = (icon: string, text: string, tone: Line['tone'] = 'plain'): Line => ({ icon, text, tone });

// Figures by what is drawn for them, in the order they are told; of people each type by itself.
const STORES = ['wood', 'coal', 'core', 'steel', 'food', 'automatons', 'works', 'tiles'];
const GOOD = ['heat', 'hope', 'active hope', 'zone 1', 'zone 2', 'zone 3'];
const BAD = ['hunger', 'deaths', 'cold', 'overload', 'discontent', 'active discontent'];
const OF_PEOPLE = { sick: 'sick', exposed: 'cold', 'gravely-ill': 'skull', citizens: '' } as const;
const ICONS: Record<string, string> = {
  automatons: 'automaton',
  works: 'construct',
  tiles: 'clear',
  heat: 'flame',
  'active hope': 'hope',
  hunger: 'food',
  'active discontent': 'discontent',
};

function iconOf(figure: string): string {
  const [of = '', what = ''] = figure.split(' ');
  if (of === 'zone') return 'flame';
  return OF_PEOPLE[what as keyof typeof OF_PEOPLE] ?? ICONS[figure] ?? figure;
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '0');

/** Better or worse; what may go either way is not judged. */
function toneOf(figure: string, [least, most]: [number, number]): Line['tone'] {
  if (STORES.includes(figure)) return most > 0 ? 'gain' : 'pay';
  const worse =
    BAD.includes(figure) || figure.endsWith(' sick') || figure.endsWith(' gravely-ill') || figure.endsWith(' exposed');
  if (least >= 0) return worse ? 'ill' : 'good';
  return most <= 0 ? (worse ? 'good' : 'ill') : 'plain';
}

/** How figures change, each as a line; pawns are seen on the board. */
export function changes(figures: Foreseen['figures'], names: Record<string, string>): Line[] {
  const people = Object.keys(OF_PEOPLE).flatMap((what) => Object.keys(figures).filter((name) => name.endsWith(` ${what}`)));
  return [...STORES, ...BAD, ...people, ...GOOD].flatMap((figure) => {
    const span = figures[figure];
    if (!span) return [];
    const [least, most] = span;
    const change = least === most ? signed(most) : t('board-span', { least: signed(least), most: signed(most) });
    const icon = iconOf(figure) || (figure.split(' ')[0] ?? '');
    const said = { icon, text: names[figure] ?? figure, tone: toneOf(figure, span) };
    return [figure.startsWith('zone') && least > 0 ? said : { ...said, change }];
  });
}

/** By how much a figure changes with what is to come, from least to most. */
export const change = (found: Foreseen | undefined, figure: string): [number, number] => found?.figures[figure] ?? [0, 0];

/** Who falls ill with it, by type, at most; and whether that is a choice. */
export function illness(found: Foreseen | undefined): { people: Goods; chosen: boolean } {
  const spans = WHO.map((who) => [who, change(found, `${who} sick`)] as const);
  return {
    people: Object.fromEntries(spans.map(([who, [, most]]) => [who, Math.max(0, most)])),
    chosen: spans.some(([, [least, most]]) => least !== most),
  };
}

/** A figure of the event of this kind that is foreseen; 0: there is none. */
export function told(found: Foreseen | undefined, kind: string, figure: string): number {
  const value = found?.events.find((event) => event.kind === kind)?.[figure];
  return typeof value === 'number' ? value : 0;
}

/** How many will have no warm bed. */
export function outside(found: Foreseen | undefined): number {
  const night = found?.events.find((event) => event.kind === 'night');
  const people = (night?.['outside'] ?? {}) as Record<string, number>;
  return told(found, 'beds-short', 'count') + Object.values(people).reduce((sum, n) => sum + n, 0);
}

/** The tracks as they will be if the fuel that is chosen or pointed at is burnt; null: it changes none of them. */
export function soon(scene: Scene): { heat: number; zones: boolean[] } | null {
  const figures = scene.foreseen?.foreseen.figures;
  const [least, most] = figures?.['heat'] ?? [0, 0];
  if (!figures || least !== most || least === 0) return null;
  const { heat, outlook } = view(scene);
  return { heat: heat + most, zones: outlook.zones.map((on, i) => on || (figures[`zone ${i + 1}`]?.[0] ?? 0) > 0) };
}

/** Where the pawn that is asked for will work. */
export function workplace(scene: Scene): string | null {
  const [kind, , text] = task(scene);
  const [action, target] = kind === 'pawn' ? String(text).split(' ') : [];
  if (action === 'clear' || action === 'construct') return `pad:${action}`;
  return action === 'gather' || action === 'use' ? `field:${target}` : null;
}

type Reading = (choice: Choice, scene: Scene) => Line[];
const word = (choice: Choice, name: string): string => String(choice[name]);
const does = (icon: string, texts: readonly string[] | undefined): Line[] => (texts ?? []).map((text) => line(icon, text));

const ground = (scene: Scene, field: string): Line =>
  warm(scene, field) ? line('flame', t('board-field-warm'), 'good') : line('cold', t('board-field-cold'), 'ill');

/** A building as it stands on a field. */
const used: Reading = (choice, scene) => {
  const field = word(choice, 'field' in choice ? 'field' : 'spot');
  const here = standing(scene, field);
  if (here.kind !== 'building') return [];
  const { engineers } = building(scene, here.id);
  return [
    line(here.id, sideOf(scene, here).does, 'gain'),
    ...(engineers ? [line('engineer', t('board-engineers'))] : []),
    ground(scene, field),
  ];
};

/** What is printed where a choice points. */
const READINGS: Record<string, Reading> = {
  gather: (choice, scene) => [ground(scene, word(choice, 'field'))],
  use: used,
  reuse: used,
  scout: (choice, scene) => [
    line('explore', t('board-scouts', { fields: view(scene).outlook.routes[Number(choice['route']) - 1] ?? 0 })),
  ],
  special: (choice, scene) => does('event', [catalogue(scene).events[word(choice, 'event')]?.special?.text ?? '']),
  play: (choice, scene) => does('citizen', catalogue(scene).citizens[word(choice, 'citizen')]?.does),
  discard: (choice, scene) => {
    const card = catalogue(scene).citizens[word(choice, 'citizen')];
    return card ? [line('citizen', card.costs), ...does('event', card.does)] : [];
  },
  mourn: (choice, scene) => {
    const text = catalogue(scene).citizens[word(choice, 'citizen')]?.mourned[String(task(scene)[2])];
    return text ? [line('deaths', text, 'ill')] : [];
  },
  raise: (choice, scene) => {
    const found = building(scene, word(choice, 'building'));
    return [
      line(word(choice, 'building'), found.base.does, 'gain'),
      line('flame', t('board-insulation', { colour: t(`colour-${found.base.insulation}`) })),
      ...(found.engineers ? [line('engineer', t('board-engineers'))] : []),
    ];
  },
  upgrade: (choice, scene) => {
    const here = standing(scene, word(choice, 'field'));
    return here.kind === 'building' ? does('upgrade', [building(scene, here.id).upgraded?.does ?? '']) : [];
  },
  enact: (choice, scene) => does('law', catalogue(scene).laws[word(choice, 'law')]?.does),
  begin: (choice, scene) => {
    const card = catalogue(scene).technologies[word(choice, 'technology')];
    return [line('technology', t('board-takes-rounds', { rounds: card?.rounds ?? 0 })), ...does('upgrade', card?.does)];
  },
  advise: (choice, scene) => does(word(choice, 'advisor'), catalogue(scene).advisors[word(choice, 'advisor')]?.does),
  wish: (choice, scene) => does(word(choice, 'advisor'), catalogue(scene).advisors[word(choice, 'advisor')]?.does),
  explore: (_, scene) => {
    const route = view(scene).route[Number(task(scene)[2])];
    const id = route ? top(route) : null;
    return id ? [line('explore', t('board-explores', { place: catalogue(scene).expeditions[id]?.name ?? id }))] : [];
  },
};

export const printedOn = (choice: Choice, scene: Scene): Line[] => READINGS[choice.do]?.(choice, scene) ?? [];
