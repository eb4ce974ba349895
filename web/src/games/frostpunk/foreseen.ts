/** What the rules foresee, in the form the board draws it; and what is printed on the things a choice is about. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice, Foreseen, Previewed } from '../../lib/wire';
import type { Deed, Scene } from '../game';
import { insulated } from './about';
import { catalogue } from './catalogue';
import { WHO } from './order';
import type { Goods, Meaning } from './printed';
import { steps } from './steps';
import { asked, askedRoute, building, chilly, sideOf, standing, top, view } from './table';

export interface Line {
  icon: string;
  text: string;
  change?: string; // by which a figure changes
  tone: 'pay' | 'gain' | 'ill' | 'good' | 'plain';
}

const line = (icon: string, text: string, tone: Line['tone'] = 'plain'): Line => ({ icon, text, tone });

// What is drawn for figures; of people each type by itself.
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
function toneOf(more: Meaning, [least, most]: [number, number]): Line['tone'] {
  if (more === 'store') return most > 0 ? 'gain' : 'pay';
  if (least >= 0) return more === 'worse' ? 'ill' : 'good';
  return most <= 0 ? (more === 'worse' ? 'good' : 'ill') : 'plain';
}

/** How figures change, each as a line; pawns are seen on the board. */
export function changes(scene: Scene, { foreseen: { figures }, names }: Previewed): Line[] {
  return Object.entries(catalogue(scene).figures).flatMap(([figure, more]) => {
    const span = figures[figure];
    if (!span || figure.endsWith(' pawns')) return [];
    const [least, most] = span;
    const change = least === most ? signed(most) : t('board-span', { least: signed(least), most: signed(most) });
    const icon = iconOf(figure) || (figure.split(' ')[0] ?? '');
    const said = { icon, text: names[figure] ?? figure, tone: toneOf(more, span) };
    return [figure.startsWith('zone') && least > 0 ? said : { ...said, change }];
  });
}

/** What lies where a building is to stand, and is lost under it. */
export const builtOver = ({ foreseen: { events } }: Previewed): Line[] =>
  events.filter(({ kind }) => kind === 'built-over').map(({ good, text }) => line(String(good), text, 'ill'));

/** By how much a figure changes with what is to come, from least to most. */
export const change = (found: Foreseen | undefined, figure: string): [number, number] => found?.figures[figure] ?? [0, 0];

/** The hunger there will be after the next meal. */
export const hungerThen = (scene: Scene): number => view(scene).hunger + change(scene.forecast['meal'], 'hunger')[1];

/** Who falls ill with it, by type, at most; and whether that is a choice. */
export function illness(found: Foreseen | undefined): { people: Goods; chosen: boolean } {
  const spans = WHO.map((who) => [who, change(found, `${who} sick`)] as const);
  return {
    people: Object.fromEntries(spans.map(([who, [, most]]) => [who, Math.max(0, most)])),
    chosen: spans.some(([, [least, most]]) => least !== most),
  };
}

/** Who dies with it, from least to most, and at most by type; and whether the city is lost. */
export function dying(found: Foreseen | undefined): { least: number; most: number; people: Goods; lost: boolean } {
  const [least, most] = change(found, 'deaths');
  return {
    least,
    most,
    people: Object.fromEntries(WHO.map((who) => [who, Math.max(0, -change(found, `${who} citizens`)[0])])),
    lost: found?.waits.some((wait) => wait.for === 'over') ?? false,
  };
}

/** A figure of the event of this kind that is foreseen; 0: there is none. */
export function told(found: Foreseen | undefined, kind: string, figure: string): number {
  const value = found?.events.find((event) => event.kind === kind)?.[figure];
  return typeof value === 'number' ? value : 0;
}

/** The tracks as they will be if the fuel that is chosen or pointed at is burnt; null: it changes none of them. */
export function soon(scene: Scene): { heat: number; zones: boolean[] } | null {
  const figures = scene.foreseen?.foreseen.figures;
  const [least, most] = figures?.['heat'] ?? [0, 0];
  if (!figures || least !== most || least === 0) return null;
  const { heat, outlook } = view(scene);
  return { heat: heat + most, zones: outlook.zones.map((on, i) => Number(on) + (figures[`zone ${i + 1}`]?.[0] ?? 0) > 0) };
}

/** Where the pawn that is asked for will work. */
export function workplace(scene: Scene): string | null {
  const deed = asked(scene, 'pawn')?.deed;
  return deed ? (steps(deed as Deed, scene).at(-1) ?? null) : null;
}

type Reading = (choice: Choice, scene: Scene) => Line[];
const word = (choice: Choice, name: string): string => String(choice[name]);
const does = (icon: string, texts: readonly string[] | undefined): Line[] => (texts ?? []).map((text) => line(icon, text));

/** Whether it is warm where somebody is sent. */
const ground = (scene: Scene, spot: string): Line =>
  chilly(scene, spot) ? line('cold', t('board-field-cold'), 'ill') : line('flame', t('board-field-warm'), 'good');

/** A building as it stands on a field, and the card that is played for it. */
const used = (scene: Scene, field: string): Line[] => {
  const here = standing(scene, field);
  if (here.kind !== 'building') return [];
  const card = catalogue(scene).citizens[asked(scene, 'turn_with')?.citizen ?? ''];
  const { engineers } = building(scene, here.id);
  return [
    ...(card ? does('citizen', card.does) : [line(here.id, sideOf(scene, here).does, 'gain')]),
    ...(engineers ? [line('engineer', t('board-engineers'))] : []),
  ];
};

/** What is printed on a building that is raised, or still to be put somewhere. */
const raised = (scene: Scene, id: string): Line[] => {
  const { base, engineers } = building(scene, id);
  return [
    ...(base.does ? [line(id, base.does, 'gain')] : []),
    line('flame', insulated(base.insulation, scene)),
    ...(engineers ? [line('engineer', t('board-engineers'))] : []),
  ];
};

/** What passing a law settles. */
const forGood: Reading = (choice, scene) => {
  const found = view(scene).outlook.passing.find(({ law }) => law === choice['law']);
  if (!found) return [];
  const { excludes, number, most, consequence } = found;
  const gone = excludes ? (catalogue(scene).laws[excludes]?.name ?? excludes) : '';
  return [
    ...(gone ? [line('cross', t('law-pair-gone', { law: gone }), 'ill')] : []),
    line('law', t('law-one-of', { number, most })),
    ...(consequence ? [line('event', t('law-consequence'), 'ill')] : []),
  ];
};

/** What is printed where a choice points. */
const READINGS: Record<string, Reading> = {
  gather: (choice, scene) => [ground(scene, word(choice, 'field'))],
  use: (choice, scene) => [...used(scene, word(choice, 'field')), ground(scene, word(choice, 'field'))],
  reuse: (choice, scene) => used(scene, word(choice, 'spot')),
  clear: (_, scene) => [ground(scene, 'clearing')],
  scout: (choice, scene) => [
    line('explore', t('board-scouts', { fields: view(scene).outlook.routes[Number(choice['route']) - 1] ?? 0 })),
  ],
  special: (choice, scene) => [
    ...does('event', [catalogue(scene).events[word(choice, 'event')]?.special?.text ?? '']),
    ...(chilly(scene, word(choice, 'event')) ? [ground(scene, word(choice, 'event'))] : []),
  ],
  play: (choice, scene) => does('citizen', catalogue(scene).citizens[word(choice, 'citizen')]?.does),
  discard: (choice, scene) => {
    const card = catalogue(scene).citizens[word(choice, 'citizen')];
    return card ? [line('citizen', card.costs), ...does('event', card.does)] : [];
  },
  mourn: (choice, scene) => {
    const text = catalogue(scene).citizens[word(choice, 'citizen')]?.mourned[asked(scene, 'mourn_how')?.who ?? ''];
    return text ? [line('deaths', text, 'ill')] : [];
  },
  raise: (choice, scene) => raised(scene, word(choice, 'building')),
  site: (choice, scene) => [ground(scene, word(choice, 'field')), ...raised(scene, asked(scene, 'site')?.building ?? '')],
  upgrade: (choice, scene) => {
    const here = standing(scene, word(choice, 'field'));
    return here.kind === 'building' ? does('upgrade', [building(scene, here.id).upgraded?.does ?? '']) : [];
  },
  enact: (choice, scene) => [...does('law', catalogue(scene).laws[word(choice, 'law')]?.does), ...forGood(choice, scene)],
  mobilise: (_, scene) => [
    ...does('citizen', catalogue(scene).mobilisation.does),
    line('cross', t('board-mobilise-once'), 'ill'),
  ],
  begin: (choice, scene) => {
    const card = catalogue(scene).technologies[word(choice, 'technology')];
    return [line('technology', t('board-takes-rounds', { rounds: card?.rounds ?? 0 })), ...does('upgrade', card?.does)];
  },
  advise: (choice, scene) => does(word(choice, 'advisor'), catalogue(scene).advisors[word(choice, 'advisor')]?.does),
  wish: (choice, scene) => does(word(choice, 'advisor'), catalogue(scene).advisors[word(choice, 'advisor')]?.does),
  explore: (_, scene) => {
    const route = askedRoute(scene);
    const id = route ? top(route) : null;
    return id ? [line('explore', t('board-explores', { place: catalogue(scene).expeditions[id]?.name ?? id }))] : [];
  },
};

export const printedOn = (choice: Choice, scene: Scene): Line[] => READINGS[choice.do]?.(choice, scene) ?? [];
