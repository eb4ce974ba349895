/** The board of Frostpunk: where things lie, what is warm, what a choice points at and what is foreseen of it. */
import { expect, test } from 'vitest';
import { about } from '../src/games/frostpunk/about';
import { catalogue } from '../src/games/frostpunk/catalogue';
import { changes, printedOn, soon } from '../src/games/frostpunk/foreseen';
import { said as proposed } from '../src/games/frostpunk/council';
import { fieldsOf, outline, PETAL_SPOTS, PLACES } from '../src/games/frostpunk/hex';
import { moves } from '../src/games/frostpunk/motion';
import { sheetOf } from '../src/games/frostpunk/sheets';
import { expects, groups, steps } from '../src/games/frostpunk/steps';
import { standing, task } from '../src/games/frostpunk/table';
import type { View } from '../src/games/frostpunk/view';
import { title } from '../src/games/frostpunk/words';
import type { Scene } from '../src/games/game';
import type { Ask, Foreseen } from '../src/lib/wire';
import { action, refused } from './scene';

const hut = {
  name: 'Hut',
  group: 'basic',
  count: 5,
  size: 'small',
  cost: { wood: 1 },
  engineers: false,
  beds: 0,
  'child-beds': 0,
  base: { insulation: 'yellow' },
  upgraded: { insulation: 'red' },
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
    tracks: { rounds: 15, food: 50 },
    heat: { fields: 12 },
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
  advisors: { doctor: { name: 'Doctor', story: '', does: 'Heals.' } },
  mobilisation: { name: 'Mobilisation', story: '', does: '' },
};

const heat = [1, 2, 3].map((field) => ({
  cubes: field * 2, // whatever the rules say
  risky: false,
  reached: field > 1 ? ['red'] : [],
  zone: field > 1 ? 1 : 0,
  step: field > 1 ? 'worker' : null,
}));

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
  outlook: { warm: ['g4', 'n1a', 'n1b'], routes: [], zones: [true, true, false], fuelled: [3, 4, 5, 6], track: heat },
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
  foretell: null,
  writing: null,
  over: false,
});

test('thirty places lie around the five fields of the Generator tile, none on top of another', () => {
  expect(PLACES.filter(({ ring }) => ring === 'near')).toHaveLength(12);
  expect(PLACES.filter(({ ring }) => ring === 'far')).toHaveLength(18);
  const spots = [...PETAL_SPOTS, ...PLACES.flatMap((place) => fieldsOf(place, false))];
  expect(new Set(spots.map(({ id }) => id)).size).toBe(65);
  expect(new Set(spots.map(({ middle }) => middle.map(Math.round).join())).size).toBe(65);
});

test('the edge of a zone is walked once round', () => {
  for (const zone of [1, 2, 3]) expect(outline(zone)).toHaveLength(6 * (2 * zone + 1));
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

test('a field of the heat track is told as the rules tell of it', () => {
  const lines = (field: number) => about(`heat:${field}`, scene()).lines;
  expect(lines(1)).toEqual(['board-heat-cubes']);
  expect(lines(2)).toEqual(['board-heat-cubes', 'board-heat-range', 'board-heat-zones', 'board-heat-step']);
  expect(lines(3)).toEqual(['board-heat-cubes', 'board-heat-zones', 'board-heat-step']); // that range was warm before
});

test('what is printed on a card stands below the title of its choice, and only there', () => {
  const choice = { ...action('advise doctor', { advisor: 'doctor' }), label: 'Doctor: Heals.' };
  expect(title(choice, scene())).toBe('Doctor');
  expect(printedOn(choice, scene()).map(({ text }) => text)).toEqual(['Heals.']);
  expect(title({ ...action('pass', {}), label: 'Pass' }, scene())).toBe('Pass');
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

test('what changes is told store by store and person by person, with its tone', () => {
  const names = {
    wood: 'wood',
    'worker sick': 'sick workers',
    hope: 'hope',
    'engineer citizens': 'engineers',
    overload: 'overload',
  };
  const figures = {
    'worker pawns': [-1, -1],
    hope: [-1, -1],
    'worker sick': [0, 1],
    'engineer citizens': [-1, -1],
    wood: [3, 3],
    overload: [-2, 1],
  } satisfies Foreseen['figures'];
  expect(changes(figures, names).map(({ icon, text, change, tone }) => [icon, text, change, tone])).toEqual([
    ['wood', 'wood', '+3', 'gain'],
    ['overload', 'overload', 'board-span', 'plain'],
    ['sick', 'sick workers', 'board-span', 'ill'],
    ['engineer', 'engineers', '−1', 'ill'],
    ['hope', 'hope', '−1', 'ill'],
  ]);
});

test('coal shows the field of the heat track and the zones it warms before it is burnt', () => {
  const pointed = (figures: Foreseen['figures']): Scene => ({
    ...scene(),
    foreseen: {
      action: 'fuel 2',
      foreseen: { certain: true, cut: false, events: [], figures, waits: [], remarks: [], supposed: null },
      names: {},
      text: [],
    },
  });
  expect(soon(pointed({ coal: [-2, -2], heat: [2, 2], 'zone 3': [1, 1] }))).toEqual({ heat: 5, zones: [true, true, true] });
  expect(soon(pointed({ heat: [0, 2] }))).toBe(null); // it is not certain
  expect(soon(scene())).toBe(null);
});

test('where a choice points, what is printed there is told', () => {
  const read = (text: string, figures: object) => printedOn(action(text, figures), scene()).map(({ icon, text }) => [icon, text]);
  expect(read('use n1a', { field: 'n1a' })).toEqual([
    ['hut', 'Gain 5 food.'],
    ['flame', 'board-field-warm'],
  ]);
  expect(read('gather f1a', { field: 'f1a' })).toEqual([['cold', 'board-field-cold']]);
  expect(read('done', {})).toEqual([]);
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
