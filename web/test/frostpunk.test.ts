/** The board of Frostpunk: where things lie, what is warm, what a choice points at and what it will cost. */
import { expect, test } from 'vitest';
import { catalogue } from '../src/games/frostpunk/catalogue';
import { falls, foresee } from '../src/games/frostpunk/foresee';
import { said as proposed } from '../src/games/frostpunk/council';
import { fieldsOf, neighbours, outline, PETAL_SPOTS, PLACES } from '../src/games/frostpunk/hex';
import { moves } from '../src/games/frostpunk/motion';
import { sheetOf } from '../src/games/frostpunk/sheets';
import { expects, groups, steps } from '../src/games/frostpunk/steps';
import { standing, task, zoneWarm } from '../src/games/frostpunk/table';
import type { View } from '../src/games/frostpunk/view';
import type { Scene } from '../src/games/game';
import type { Ask } from '../src/lib/wire';
import { action, refused } from './scene';

const hut = {
  name: 'Hut',
  group: 'basic',
  count: 5,
  size: 'small',
  cost: { wood: 1 },
  'upgrade-cost': { wood: 1 },
  engineers: false,
  fixed: false,
  beds: 0,
  'child-beds': 0,
  base: { insulation: 'yellow', cost: {} },
  upgraded: { insulation: 'red', cost: {} },
  sides: [
    { name: 'Hut', does: 'Gain 4 food.', text: [] },
    { name: 'Better Hut', does: 'Gain 5 food.', text: [] },
  ],
  does: '',
  text: [],
  rule: 'FP-BLDG-HUNTERS.1',
};

const printed = {
  numbers: {
    tracks: { rounds: 15, food: 50, 'round-types': ['child', 'engineer', 'worker'] },
    heat: { fields: 12, steps: ['worker', 'engineer', 'worker', 'child', 'engineer'] },
    actions: { gather: 2, near: 2, far: 1, works: 3 },
  },
  buildings: { hut },
  cards: {
    P001: {
      deck: 'morning',
      name: 'Dice',
      story: '',
      effects: [{}],
      does: ['At once.', '1. Look away'],
      option: [{ cost: { food: 2 } }],
      options: [{ caption: 'Look away', does: 'Hope falls.' }],
    },
  },
  advisors: {},
  mobilisation: { name: 'Mobilisation', story: '', does: '' },
};

const view = {
  round: 3,
  phase: 'action',
  heat: 3,
  cold: 6,
  ranges: { red: 1, orange: 2, yellow: 4 },
  stock: { wood: 4, coal: 3 },
  food: 5,
  citizens: { worker: 9, engineer: 4 },
  sick: { worker: 2, engineer: 4 },
  'gravely-ill': ['engineer'],
  pool: { worker: 2, engineer: 1 },
  automatons: 0,
  placed: [['worker', 'n1b']],
  fields: { g4: 'wood 5', n1a: 'hut+', n1b: 'coal 1', f1a: 'tree 2', f1b: '-' },
  tiles: { n1: 'near-1', f1: 'far-1' },
  laws: [],
  developed: [],
  card: [],
  route: [],
  stack: [['turn', 0, false]],
  outlook: { warm: ['g4', 'n1a', 'n1b'], routes: [], forecast: { modifiers: { gather: 1 } } },
} as unknown as View;

const scene = (changes: Partial<View> = {}): Scene => ({
  view: { ...view, ...changes },
  catalogue: printed,
  players: [],
  bottom: 0,
  choosing: null,
  before: null,
  turn: [0],
  foreseen: null,
  forecast: {},
  aside: null,
  act: null,
  over: false,
});

const said = (text: string, figures: object, changes: Partial<View> = {}) =>
  foresee(action(text, figures), scene(changes)).map(({ icon, text, tone }) => [icon, text, tone]);

test('thirty places lie around the five fields of the Generator tile, none on top of another', () => {
  expect(PLACES.filter(({ ring }) => ring === 'near')).toHaveLength(12);
  expect(PLACES.filter(({ ring }) => ring === 'far')).toHaveLength(18);
  const spots = [...PETAL_SPOTS, ...PLACES.flatMap((place) => fieldsOf(place, false))];
  expect(new Set(spots.map(({ id }) => id)).size).toBe(65);
  expect(new Set(spots.map(({ middle }) => middle.map(Math.round).join())).size).toBe(65);
});

test('next to a field are the other half of its tile, the tiles around it, and what of the Generator tile it touches', () => {
  const near = PLACES.filter(({ ring }) => ring === 'near').map(({ id }) => `${id}a`);
  for (const field of near) expect(neighbours(field)[0]).toBe(field.replace(/a$/, 'b'));
  for (const field of [...near, 'g1', 'g5', 'f1b'])
    for (const other of neighbours(field)) expect(neighbours(other), `${field} ${other}`).toContain(field);
  expect(neighbours('g1').some((field) => field.startsWith('g'))).toBe(false);
});

test('the edge of a zone is walked once round', () => {
  for (const zone of [1, 2, 3]) expect(outline(zone)).toHaveLength(6 * (2 * zone + 1));
});

test('a zone is warm when its indicator, or one farther out, lies below the heat marker', () => {
  expect([1, 2, 3].map((zone) => zoneWarm(view, zone))).toEqual([true, true, false]);
  expect([1, 2, 3].map((zone) => zoneWarm({ ...view, heat: 1 }, zone))).toEqual([false, false, false]);
  expect(zoneWarm({ heat: 2, ranges: { red: 9, orange: 9, yellow: 1 } }, 1)).toBe(true);
});

test('what is on a field is read from its text', () => {
  expect(standing(scene(), 'n1a')).toEqual({ kind: 'building', id: 'hut', upgraded: true });
  expect(standing(scene(), 'n1b')).toEqual({ kind: 'goods', good: 'coal', n: 1 });
  expect(standing(scene(), 'f1b')).toEqual({ kind: 'empty' });
});

test('a card knows what happens at once and what its options cost', () => {
  const card = catalogue(scene()).events['P001'];
  expect(card?.at).toEqual(['At once.']);
  expect(card?.options).toEqual([{ caption: 'Look away', text: 'Hope falls.', cost: { food: 2 } }]);
});

test('choices point at fields, pads, cards and the field of the heat track they lead to', () => {
  expect(steps(action('gather g4', { field: 'g4' }), scene())).toEqual(['field:g4']);
  expect(steps(action('fuel 2', { coal: 2 }), scene())).toEqual(['heat:5']);
  expect(steps(action('clear near', { ring: 'near' }), scene())).toEqual(['ring:near', 'pad:clear']);
  expect(steps(action('draw', {}), scene({ stack: [['increase_how', 0, 'discontent']] }))).toEqual(['draw:discontent']);
  expect(expects('field:g4')).toContain('gather');
});

test('a turn is offered by kinds of action, but only by those of which there are any', () => {
  const ask: Ask = {
    seat: 0,
    kind: 'turn',
    aside: false,
    question: '',
    actions: [action('pass', {}), action('gather g4', { field: 'g4' })],
    refused: [refused('scout 1', 'FP-SCOUT.1', { route: 1 })],
  };
  expect(groups('turn', ask)).toEqual(['gather', 'scout', 'pass']);
  expect(groups('event', ask)).toBeNull();
  const works: Ask = { ...ask, actions: [action('demolish n1a', {}), action('raise hut', {})], refused: [] };
  expect(groups('rebuild', works)).toEqual(['raise', 'demolish']);
});

test('gathering shows what it brings and whether it is warm there', () => {
  expect(said('gather g4', { field: 'g4' })).toEqual([
    ['wood', 'board-gains', 'gain'],
    ['flame', 'board-warm-work', 'good'],
  ]);
  expect(said('use f1a', { field: 'n1a' }, { outlook: { ...view.outlook, warm: [] } })).toEqual([
    ['hut', 'Gain 5 food.', 'gain'],
    ['cold', 'board-cold-work', 'ill'],
  ]);
});

test('what laws and technologies change about a building is shown beside what is printed on it', () => {
  const tend = { do: 'tend', n: 4, plus: 'tend' };
  const base = {
    insulation: 'yellow',
    cost: { food: 3 },
    cheaper: 'kitchen',
    action: [
      { do: 'fell', then: [{ do: 'gain', what: 'wood', n: 3, plus: 'sawmill' }] },
      { do: 'either', options: [{ effects: [tend] }, { effects: [tend] }] },
      { do: 'heal', n: 0, plus: 'infirmary-heal' },
    ],
  };
  const using = (modifiers: object) => {
    const { food, fields, outlook } = { food: 5, fields: { n1a: 'hut' }, outlook: { ...view.outlook, forecast: { modifiers } } };
    const known = scene({ food, fields, outlook, developed: ['tools'] } as unknown as Partial<View>);
    const tools = { deck: 'technology', name: 'Tools', story: '', lasting: modifiers };
    const lines = foresee(action('use n1a', { field: 'n1a' }), {
      ...known,
      catalogue: { ...printed, buildings: { hut: { ...hut, base } }, cards: { tools } },
    });
    return lines.map(({ icon, text }) => `${icon} ${text}`);
  };
  const [pays, does, warm] = ['food board-pays', 'hut Gain 4 food.', 'flame board-warm-work'];
  expect(using({})).toEqual([pays, does, warm]);
  expect(using({ tend: 1, sawmill: 2 })).toEqual([pays, does, 'wood board-adds', 'sick board-adds', warm]);
  expect(using({ kitchen: 4, 'infirmary-heal': 1 })).toEqual([does, 'skull board-adds', warm]);
});

test('food for which there is no room is said to be lost', () => {
  const base = { insulation: 'yellow', cost: {}, action: [{ do: 'gain', what: 'food', n: 4, plus: 'hut' }] };
  const using = (food: number, more = 0) =>
    foresee(action('use n1a', { field: 'n1a' }), {
      ...scene({ food, fields: { n1a: 'hut' }, outlook: { ...view.outlook, forecast: { modifiers: { hut: more } } } } as never),
      catalogue: { ...printed, buildings: { hut: { ...hut, base } } },
    }).map(({ text }) => text);
  expect(using(46)).not.toContain('board-food-room');
  expect(using(47)).toContain('board-food-room');
  expect(using(46, 1)).toContain('board-food-room');
});

test('an action with a citizen card shows the ability, not what the action would bring', () => {
  const citizen = (warm: boolean) => ({
    ...{ deck: 'citizen', name: 'Ida', story: '', does: 'Gain 2 wood.' },
    ability: { warm, actions: ['gather'], buildings: [] },
  });
  const lines = (text: string, figures: object, warm = false) =>
    foresee(action(text, figures), {
      ...scene({ stack: [['turn_with', 0, 'ida']] } as Partial<View>),
      catalogue: { ...printed, cards: { ida: citizen(warm) } },
    }).map(({ text }) => text);
  expect(lines('gather g4', { field: 'g4' })).toEqual(['Gain 2 wood.', 'board-warm-work']);
  expect(lines('gather f1a', { field: 'f1a' })).toEqual(['Gain 2 wood.', 'board-cold-work']);
  expect(lines('gather f1a', { field: 'f1a' }, true)).toEqual(['Gain 2 wood.', 'board-warm-work']);
  expect(lines('clear near', { ring: 'near' })).toEqual(['Gain 2 wood.', 'board-cold-work']);
  expect(lines('construct', {})).toEqual(['Gain 2 wood.']);
});

test('where only one type of pawn is left, what the cold does to it is told before the work is chosen', () => {
  const cold = (changes: Partial<View>) =>
    said('use n1a', { field: 'n1a' }, { outlook: { ...view.outlook, warm: [] }, ...changes }).map(([, text]) => text);
  expect(cold({})).toEqual(['Gain 5 food.', 'board-cold-work']);
  expect(cold({ pool: { engineer: 1 } })).toEqual(['Gain 5 food.', 'board-cold-work', 'board-would-die']);
  expect(cold({ pool: { engineer: 1 }, automatons: 1 })).toEqual(['Gain 5 food.', 'board-cold-work']);
});

test('whoever is sent into the cold falls ill, a machine does not', () => {
  const cold = { stack: [['pawn', 0, 'clear near', '-']] } as Partial<View>;
  expect(said('pawn worker', { pawn: 'worker' }, cold)).toEqual([['sick', 'board-falls-ill', 'ill']]);
  expect(said('pawn automaton', { pawn: 'automaton' }, cold)).toEqual([
    ['coal', 'board-pays', 'pay'],
    ['flame', 'board-machine', 'good'],
  ]);
  expect(falls(scene(), 'engineer').text).toBe('board-would-die');
});

test('a special action in the cold makes ill, and one in the warm promises nothing: its card may still do it', () => {
  const event = (cold: boolean) => ({ deck: 'morning', name: 'Slope', story: '', special: { cold } });
  const sent = (pawn: string, cold: boolean) =>
    foresee(action(`pawn ${pawn}`, { pawn }), {
      ...scene({ stack: [['pawn', 0, 'special P002', '-']] } as Partial<View>),
      catalogue: { ...printed, cards: { P001: event(!cold), P002: event(cold) } },
    }).map(({ text }) => text);
  expect(sent('worker', true)).toEqual(['board-falls-ill']);
  expect(sent('worker', false)).toEqual([]);
  expect(sent('automaton', true)).toEqual(['board-pays', 'board-machine']);
  expect(sent('automaton', false)).toEqual(['board-pays']);
});

test('what goes into the storehouse leaves the supply', () => {
  expect(said('store 2', { count: 2 }, { stack: [['store', 0, 'coal', 3]] } as Partial<View>)).toEqual([
    ['coal', 'board-pays', 'pay'],
  ]);
});

test('wood a citizen saves is not counted, and better insulation warms yellow buildings with the orange ones', () => {
  const raising = (discount: number): Partial<View> => ({ stack: [['work', 0, 3, discount]] });
  const paid = ({ stack }: Partial<View>) => said('raise hut', { building: 'hut' }, { stack: stack ?? [] }).map(([icon]) => icon);
  expect([paid(raising(0)), paid(raising(1))]).toEqual([
    ['wood', 'hut', 'flame'],
    ['hut', 'flame'],
  ]);
  const site = (discount: number, modifiers: object = {}) =>
    said('site f1b', { field: 'f1b' }, {
      stack: [['site', 0, 'hut', discount]],
      outlook: { ...view.outlook, forecast: { modifiers } },
    } as unknown as Partial<View>).map(([, text]) => text);
  expect(site(0)).toEqual(['board-pays', 'board-insulated']);
  expect(site(1, { insulation: 1 })).toEqual(['board-field-warm']);
});

test('coal shows the zones it warms and the steps it leaves open', () => {
  expect(said('fuel 2', { coal: 2 }).map(([, text]) => text)).toEqual([
    'board-pays',
    'board-heat-to',
    'board-zones-warm',
    'board-gap',
  ]);
  expect(said('fuel 3', { coal: 3 }).map(([, text]) => text)).toContain('board-no-gap');
});

const city = (changes: Partial<View>): View => ({ ...view, pool: {}, resting: {}, placed: [], overload: 0, ...changes });

test('a pawn goes from those at hand to its field, and what it gathers to the supply', () => {
  const was = city({ pool: { worker: 2 } });
  const now = city({
    pool: { worker: 1 },
    placed: [['worker', 'g4']],
    fields: { ...view.fields, g4: 'wood 3' },
    stock: { ...view.stock, wood: 6 },
  });
  expect(moves(was, now)).toEqual([
    { piece: 'worker', from: 'pool:worker/1', to: 'at:g4/0' },
    { piece: 'wood', from: 'field:g4/3', to: 'stock:wood/4' },
    { piece: 'wood', from: 'field:g4/4', to: 'stock:wood/5' },
  ]);
  expect(moves(now, was).map(({ from, to }) => [from, to])).toContainEqual(['at:g4/0', 'pool:worker/1']);
});

test('coal goes into the fire, cubes come out of the tower, and what a building costs goes to its field', () => {
  expect(moves(city({}), city({ heat: 4, stock: { wood: 4, coal: 2 } }))).toEqual([
    { piece: 'coal', from: 'stock:coal/2', to: 'tower:' },
  ]);
  expect(moves(city({}), city({ overload: 1 }))).toEqual([{ piece: 'overload', from: 'tower:', to: 'overload:/0' }]);
  const raised = city({ fields: { ...view.fields, f1b: 'hut' }, stock: { wood: 3, coal: 3 } });
  expect(moves(city({}), raised)).toEqual([{ piece: 'wood', from: 'stock:wood/3', to: 'field:f1b' }]);
});

test('of a whole meal only a few pieces are seen', () => {
  const eaten = moves(city({ food: 20 }), city({ food: 0, phase: 'night' }));
  expect(eaten).toHaveLength(3);
  expect(eaten.every(({ to }) => to === 'people:')).toBe(true);
});

test('what all do at once is asked of each for itself', () => {
  const together = {
    stack: [
      [
        'together',
        'share_advisors',
        [
          ['wish', 1],
          ['wish', 0],
        ],
        [],
      ],
    ],
  } as unknown as Partial<View>;
  expect(task(scene(together))).toEqual(['wish', 0]);
});

test('a proposal reads as a choice, and can be followed by whoever is asked', () => {
  const ask = { kind: 'turn', actions: [action('fuel 2', { do: 'fuel', coal: 2 })], refused: [] };
  const asked = { ...scene({ proposals: ['', 'fuel 2'] }), choosing: { ask } } as unknown as Scene;
  expect(proposed(asked)).toMatchObject([{ seat: 1, text: 'fuel 2', open: true }]);
  expect(proposed(scene({ proposals: ['', 'fuel 2'] }))).toEqual([{ seat: 1, text: 'fuel 2', label: 'fuel 2', open: false }]);
});

test('the buildings are laid out for as long as one may be raised', () => {
  const asked = (...next: unknown[]): Scene =>
    ({ ...scene({ stack: [next] } as Partial<View>), choosing: { ask: { kind: next[0] } } }) as unknown as Scene;
  expect(sheetOf(asked('work', 0, 3, 0))).toBe('build');
  expect(sheetOf(asked('rebuild', 0, true, false))).toBe('build');
  expect(sheetOf(asked('rebuild', 0, false, true))).toBeNull();
});
