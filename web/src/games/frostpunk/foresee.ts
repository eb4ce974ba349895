/** Before something is done: what it costs, who falls ill, what it brings. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Scene } from '../game';
import { nameOf, waysNow } from './about';
import { catalogue } from './catalogue';
import { neighbours, PLACES } from './hex';
import { building, inForce, modifier, sideOf, standing, task, top, view, warm, zoneWarm } from './table';
import { WHO, type Goods, type Printed, type Side } from './printed';
import type { Pawn, View, Who } from './view';
import { counted, goodsWords } from './words';

export interface Line {
  icon: string;
  text: string;
  tone: 'pay' | 'gain' | 'ill' | 'good' | 'plain';
}

const line = (icon: string, text: string, tone: Line['tone'] = 'plain'): Line => ({ icon, text, tone });

/** The tracks as they would be after fuel is burnt; null: nothing chosen changes them. */
export function foreseen(scene: Scene): View | null {
  const choice = scene.choosing?.selected;
  if (choice?.do !== 'fuel' || !choice['coal']) return null;
  return { ...view(scene), heat: view(scene).heat + Number(choice['coal']) };
}

const have = (scene: Scene, good: string): number => (good === 'food' ? view(scene).food : (view(scene).stock[good] ?? 0));

function pays(scene: Scene, cost: Goods): Line[] {
  return Object.entries(cost)
    .filter(([, n]) => n)
    .map(([good, n]) => {
      const owned = have(scene, good);
      const goods = counted(good, n ?? 0);
      const isGood = good === 'food' || good in { wood: 1, coal: 1, core: 1, steel: 1 };
      return line(good, isGood ? t('board-pays', { goods, left: owned - (n ?? 0) }) : t('board-spends', { goods }), 'pay');
    });
}

const TYPE: Record<Pawn, Who | null> = {
  worker: 'worker',
  engineer: 'engineer',
  child: 'child',
  'child-worker': 'child',
  'child-engineer': 'child',
  automaton: null,
};

/** One more of a type falls ill: the marker moves, flips, or somebody dies. */
export function falls(scene: Scene, who: Who): Line {
  const v = view(scene);
  const sick = v.sick[who] ?? 0;
  if (sick < (v.citizens[who] ?? 0))
    return line('sick', t('board-falls-ill', { who: t(`who-${who}`), sick, then: sick + 1 }), 'ill');
  return line(
    'skull',
    t(v['gravely-ill'].includes(who) ? 'board-would-die' : 'board-would-flip', { who: t(`who-${who}`) }),
    'ill',
  );
}

/** Whether it is cold there; where only one type of pawn is left nobody will be asked who goes, so it is told at once. */
function ground(scene: Scene, field: string, engineers = false): Line[] {
  if (warm(scene, field)) return [line('flame', t('board-warm-work'), 'good')];
  const { pool, automatons } = view(scene);
  const left = (Object.keys(pool) as Pawn[]).filter((pawn) => pool[pawn] && (!engineers || pawn.endsWith('engineer')));
  const who = left.length === 1 && left[0] && !automatons ? TYPE[left[0]] : null;
  return [line('cold', t('board-cold-work'), 'ill'), ...(who ? [falls(scene, who)] : [])];
}

const MAIN = ['clear', 'gather', 'construct', 'use', 'scout', 'special'];

/** What the pawn that is asked for will do, and where. */
function deed(scene: Scene): string[] {
  const [kind, , text] = task(scene);
  return kind === 'pawn' ? String(text).split(' ') : [];
}

/** Where the pawn that is asked for will work. */
export function workplace(scene: Scene): string | null {
  const [action, target] = deed(scene);
  if (action === 'clear' || action === 'construct') return `pad:${action}`;
  return action === 'gather' || action === 'use' ? `field:${target}` : null;
}

/** The card whose special action the pawn that is asked for will take. */
function special(scene: Scene): Printed | undefined {
  const [action, target] = deed(scene);
  return action === 'special' ? catalogue(scene).events[target ?? ''] : undefined;
}

const GATHERING = 'gatherers-barrack'; // takes what lies beside it

/** Whether there is something on a field that can be gathered. */
function lies(scene: Scene, field: string): boolean {
  const here = standing(scene, field);
  return here.kind === 'goods' && here.good !== 'tree';
}

const WORKSHOP = 'workshop'; // upgrades buildings and hastens what is developed

/** Whether some building can be upgraded for what there is. */
function improvable(scene: Scene): boolean {
  return Object.keys(view(scene).fields).some((field) => {
    const here = standing(scene, field);
    if (here.kind !== 'building' || here.upgraded) return false;
    const { upgraded, upgradeCost } = building(scene, here.id);
    return upgraded !== null && Object.entries(upgradeCost).every(([good, n]) => have(scene, good) >= (n ?? 0));
  });
}

type Foreseeing = (choice: Choice, scene: Scene) => Line[];
const word = (choice: Choice, name: string): string => String(choice[name]);

const FORESEEING: Record<string, Foreseeing> = {
  gather: (choice, scene) => {
    const field = word(choice, 'field');
    const here = standing(scene, field);
    if (here.kind !== 'goods') return [];
    const n = Math.min(here.n, catalogue(scene).numbers.actions.gather + modifier(scene, 'gather'));
    const gain = line(here.good, t('board-gains', { goods: counted(here.good, n), left: here.n - n }), 'gain');
    return here.good === 'tree' ? ground(scene, field) : [gain, ...ground(scene, field)];
  },
  use: (choice, scene) => {
    const field = word(choice, 'field');
    const here = standing(scene, field);
    if (here.kind !== 'building') return [];
    const side = sideOf(scene, here);
    return [
      ...pays(scene, price(scene, side)),
      line(here.id, side.does, 'gain'),
      ...more(scene, side),
      ...full(scene, side),
      ...(here.id === GATHERING && !neighbours(field).some((one) => lies(scene, one))
        ? [line('cross', t('board-none-beside'), 'ill')]
        : []),
      ...(here.id === WORKSHOP && !view(scene).developing && !improvable(scene)
        ? [line('cross', t('board-none-upgrade'), 'ill')]
        : []),
      ...ground(scene, field, building(scene, here.id).engineers),
      ...(building(scene, here.id).engineers ? [line('engineer', t('board-engineers'))] : []),
    ];
  },
  reuse: (choice, scene) => {
    const here = standing(scene, word(choice, 'spot'));
    if (here.kind !== 'building') return [];
    const side = sideOf(scene, here);
    return [...pays(scene, price(scene, side)), line(here.id, side.does, 'gain'), ...more(scene, side), ...full(scene, side)];
  },
  clear: (choice, scene) => {
    const { near, far } = catalogue(scene).numbers.actions;
    const ring = word(choice, 'ring');
    const count = ring === 'near' ? near + modifier(scene, 'clearing') : far;
    const stack = view(scene)[ring === 'near' ? 'near-tiles' : 'far-tiles'].length;
    const free = PLACES.filter((place) => place.ring === ring && !(place.id in view(scene).tiles)).length;
    const laid = Math.min(count, stack, free);
    return [
      line('clear', t('board-clears', { tiles: t(`tile-${ring}`, { count: laid }), left: stack }), 'gain'),
      ...(scene.choosing?.ask?.kind === 'clear_which' ? [] : [line('cold', t('board-cold-work'), 'ill')]),
    ];
  },
  construct: (_, scene) => [
    line('construct', t('board-works', { count: catalogue(scene).numbers.actions.works + modifier(scene, 'works') }), 'gain'),
    line('flame', t('board-warm-work'), 'good'),
  ],
  scout: (choice, scene) => {
    const fields = view(scene).outlook.routes[Number(choice['route']) - 1] ?? 0;
    return [line('explore', t('board-scouts', { fields })), line('bed', t('board-scouts-away'))];
  },
  special: (choice, scene) => {
    const card = catalogue(scene).events[word(choice, 'event')];
    if (!card?.special) return [];
    return [
      ...pays(scene, card.special.cost),
      line('event', card.special.text, 'gain'),
      ...(card.chilly ? [line('cold', t('board-cold-work'), 'ill')] : []),
    ];
  },
  play: (choice, scene) =>
    (catalogue(scene).citizens[word(choice, 'citizen')]?.does ?? []).map((text) => line('citizen', text, 'gain')),
  pawn: (choice, scene) => {
    const [, , , citizen] = task(scene);
    const pawn = word(choice, 'pawn') as Pawn;
    const place = workplace(scene);
    const who = TYPE[pawn];
    const coal = pawn === 'automaton' ? pays(scene, { coal: 1 }) : [];
    if (special(scene)?.chilly === false) return coal; // what its card does may still make somebody ill
    const always = citizen !== '-' && catalogue(scene).citizens[String(citizen)]?.warm;
    const cold =
      !always &&
      (place === 'pad:clear' ||
        special(scene)?.chilly ||
        (place?.startsWith('field:') && !warm(scene, place.slice('field:'.length))));
    if (!cold) return [...coal, line('flame', t('board-nobody-ill'), 'good')];
    return who === null ? [...coal, line('flame', t('board-machine'), 'good')] : [falls(scene, who)];
  },
  fuel: (choice, scene) => {
    const coal = Number(choice['coal']);
    const v = view(scene);
    const heat = v.heat + coal;
    const gained = [1, 2, 3].filter((zone) => zoneWarm({ ...v, heat }, zone) && !zoneWarm(v, zone));
    const ill: Goods = {};
    for (const who of catalogue(scene).numbers.heat.steps.slice(heat - 1, Math.max(heat - 1, v.cold - 1)))
      ill[who] = (ill[who] ?? 0) + 1;
    const morning = scene.choosing?.ask?.kind === 'fuel' && v.phase === 'generator';
    return [
      ...pays(scene, { coal }),
      line('flame', t('board-heat-to', { heat, cubes: heat - 1 }), 'gain'),
      ...(gained.length ? [line('flame', t('board-zones-warm', { zone: gained.at(-1) ?? 0 }), 'good')] : []),
      ...(Object.keys(ill).length
        ? [line('cold', t(morning ? 'board-gap-now' : 'board-gap', { people: goodsWords(ill) }), 'ill')]
        : [line('flame', t('board-no-gap'), 'good')]),
    ];
  },
  raise: (choice, scene) => {
    const found = building(scene, word(choice, 'building'));
    const free = task(scene)[0] === 'raise_free';
    return [
      ...(free ? [] : pays(scene, discounted(found.cost ?? {}, task(scene)[0] === 'work' ? Number(task(scene)[3]) : 0))),
      line(word(choice, 'building'), found.base.does, 'gain'),
      ...more(scene, found.base),
      line('flame', t('board-insulation', { colour: t(`colour-${found.base.insulation}`) })),
      ...(found.engineers ? [line('engineer', t('board-engineers'))] : []),
    ];
  },
  site: (choice, scene) => {
    const field = word(choice, 'field');
    const found = building(scene, String(task(scene)[2]));
    const fields = found.large ? [field, `${field.slice(0, -1)}b`] : [field];
    const lost = fields.flatMap((one) => {
      const here = standing(scene, one);
      return here.kind === 'goods' ? [line(here.good, t('board-buried', { goods: counted(here.good, here.n) }), 'ill')] : [];
    });
    const v = view(scene);
    const colour = found.base.insulation;
    const better = colour === 'yellow' && modifier(scene, 'insulation') > 0 && v.ranges.orange < v.heat;
    const own = better || (colour in v.ranges && v.ranges[colour as 'red'] < v.heat);
    return [
      ...(Number(task(scene)[3]) < 0 ? [] : pays(scene, discounted(found.cost ?? {}, Number(task(scene)[3])))),
      ...lost,
      own || warm(scene, field)
        ? line('flame', t('board-field-warm'), 'good')
        : line('cold', t('board-insulated', { colour: t(`colour-${colour}`) }), 'ill'),
    ];
  },
  upgrade: (choice, scene) => {
    const here = standing(scene, word(choice, 'field'));
    if (here.kind !== 'building') return [];
    const found = building(scene, here.id);
    const free = task(scene)[0] === 'upgrade_free';
    return [
      ...(free ? [] : pays(scene, found.upgradeCost)),
      ...(found.upgraded ? [line('upgrade', found.upgraded.does, 'gain'), ...more(scene, found.upgraded)] : []),
    ];
  },
  demolish: (choice, scene) => {
    const field = word(choice, 'field');
    const here = standing(scene, field);
    if (here.kind !== 'building') return [];
    return [line(here.id, nameOf(`field:${field}`, scene), 'ill'), line('ruins', t('board-demolishes'))];
  },
  shelter: (choice, scene) => {
    const [, , , workers, engineers, children] = task(scene);
    const out: Goods = {
      worker: Number(workers) - Number(choice['workers']),
      engineer: Number(engineers) - Number(choice['engineers']),
      child: Number(children) - Number(choice['children']),
    };
    return [line('cold', t('board-outside', { people: goodsWords(out) }), 'ill')];
  },
  store: (choice, scene) => pays(scene, { [String(task(scene)[2])]: Number(choice['count']) }),
  choose: (choice, scene) => option(scene, Number(choice['option'])),
  way: (choice, scene) => option(scene, Number(choice['option'])),
  enact: (choice, scene) => (catalogue(scene).laws[word(choice, 'law')]?.does ?? []).map((text) => line('law', text)),
  begin: (choice, scene) => {
    const card = catalogue(scene).technologies[word(choice, 'technology')];
    const rounds = Math.min(card?.rounds ?? 0, catalogue(scene).numbers.tracks.rounds - view(scene).round);
    return [
      line('technology', t('board-takes-rounds', { rounds })),
      ...(card?.does ?? []).map((text) => line('upgrade', text, 'gain')),
    ];
  },
  advise: (choice, scene) =>
    (catalogue(scene).advisors[word(choice, 'advisor')]?.does ?? []).map((text) => line(word(choice, 'advisor'), text)),
  wish: (choice, scene) =>
    (catalogue(scene).advisors[word(choice, 'advisor')]?.does ?? []).map((text) => line(word(choice, 'advisor'), text)),
  discard: (choice, scene) => {
    const card = catalogue(scene).citizens[word(choice, 'citizen')];
    return card ? [line('citizen', card.costs), ...card.does.map((text) => line('event', text))] : [];
  },
  mourn: (choice, scene) => {
    const dead = String(task(scene)[2]);
    const text = catalogue(scene).citizens[word(choice, 'citizen')]?.mourned[dead];
    return text ? [line('deaths', text, 'ill')] : [];
  },
  fate: () => [line('deaths', t('board-fate'), 'ill')],
  ill: (choice, scene) => [falls(scene, word(choice, 'who') as Who)],
  tend: (choice, scene) => {
    const who = word(choice, 'who') as Who;
    const sick = view(scene).sick[who] ?? 0;
    return [line('sick', t('board-tended', { who: t(`good-${who}.name`), sick, then: sick - 1 }), 'good')];
  },
  heal: () => [line('skull', t('board-healed'), 'good')],
  draw: (_, scene) => [line(track(scene), t(`board-draws-${track(scene)}`), track(scene) === 'hope' ? 'good' : 'ill')],
  activate: (_, scene) => [line(track(scene), t(`board-turns-${track(scene)}`), track(scene) === 'hope' ? 'good' : 'ill')],
  remove: () => [line('end', t('board-removes-token'))],
  explore: (_, scene) => {
    const route = view(scene).route[Number(task(scene)[2])];
    const id = route ? top(route) : null;
    return id ? [line('explore', t('board-explores', { place: catalogue(scene).expeditions[id]?.name ?? id }))] : [];
  },
  bypass: () => [line('expedition', t('board-bypasses'))],
  pass: (_, scene) => night(scene),
  done: () => [],
};

function option(scene: Scene, number: number): Line[] {
  const way = waysNow(scene)[number - 1];
  return way ? pays(scene, way.cost) : [];
}

/** What a citizen's ability takes off the wood of a building. */
function discounted(cost: Goods, less: number): Goods {
  return cost['wood'] ? { ...cost, wood: Math.max(0, cost['wood'] - less) } : cost;
}

/** What laws and technologies add to what is printed on a building. */
const more = (scene: Scene, side: Side): Line[] =>
  side.adds.flatMap(({ modifier: name, icon }) =>
    inForce(scene).flatMap(({ lasting, name: source }) => {
      const count = lasting[name] ?? 0;
      return count ? [line(icon, t('board-adds', { count, source }), 'gain')] : [];
    }),
  );

/** Food for which there is no room is lost. */
function full(scene: Scene, side: Side): Line[] {
  const added = side.adds.filter(({ icon }) => icon === 'food').reduce((sum, one) => sum + modifier(scene, one.modifier), 0);
  const room = catalogue(scene).numbers.tracks.food - view(scene).food + (price(scene, side)['food'] ?? 0);
  return side.food + added > room ? [line('cross', t('board-food-room', { room }), 'ill')] : [];
}

/** What the action of a building costs: a law may take some of its food off. */
function price(scene: Scene, side: Side): Goods {
  const less = side.cheaper ? modifier(scene, side.cheaper) : 0;
  return less && side.cost['food'] ? { ...side.cost, food: Math.max(0, side.cost['food'] - less) } : side.cost;
}

/** The track a hope or discontent choice is about. */
function track(scene: Scene): 'hope' | 'discontent' {
  const [, , first] = task(scene);
  return ['care', 'justice', 'motivation', 'hope'].includes(String(first)) ? 'hope' : 'discontent';
}

export function night(scene: Scene): Line[] {
  const seen = view(scene).outlook.forecast?.night;
  if (!seen) return [];
  if (!seen.outside) return [line('bed', t('board-night-fine'), 'good')];
  return [line('bed', t('board-night-outside', { count: seen.outside }), 'ill')];
}

/** With a citizen card its ability comes instead of what the action does. */
function withCitizen(choice: Choice, scene: Scene, id: string): Line[] {
  const card = catalogue(scene).citizens[id];
  const somewhere = choice.do === 'clear' || choice.do === 'gather' || choice.do === 'use';
  const cold = !card?.warm && (choice.do === 'clear' || !warm(scene, word(choice, 'field')));
  return [
    ...(card?.does ?? []).map((text) => line('citizen', text, 'gain')),
    ...(somewhere ? [cold ? line('cold', t('board-cold-work'), 'ill') : line('flame', t('board-warm-work'), 'good')] : []),
  ];
}

export function foresee(choice: Choice, scene: Scene): Line[] {
  const [kind, , citizen] = task(scene);
  if (kind === 'turn_with' && MAIN.includes(choice.do)) return withCitizen(choice, scene, String(citizen));
  return FORESEEING[choice.do]?.(choice, scene) ?? [];
}

/** All of a type, or nobody, in the figures of a forecast. */
export const people = (goods: Goods): string => goodsWords(Object.fromEntries(WHO.map((who) => [who, goods[who] ?? 0])));
