import { expect, test } from 'vitest';
import type { Scene } from '../src/games/game';
import { empty, immediate, NOTHING, read, spelled, written, type Terms } from '../src/games/newangeles/bargain';
import { foresee, foreseeChoice, worth } from '../src/games/newangeles/foresee';
import { steps } from '../src/games/newangeles/steps';
import { step } from '../src/games/newangeles/table';
import type { Catalogue, District, Effect, Printed, Seat, View } from '../src/games/newangeles/types';
import type { Choice } from '../src/lib/wire';

// A city of four districts: a and b lead to c, c to d, d to the Root.
const place = (id: string, number: number, path: string): District => ({
  id,
  number,
  tier: number < 3 ? 1 : 2,
  path,
  primary: { energy: 1 },
  secondary: {},
  name: id.toUpperCase(),
});

const action = (id: string, effects: Effect[], harmless = false): Printed => ({
  id,
  deck: 'action',
  name: id,
  does: '',
  text: [],
  type: 'labor',
  effects,
  harmless,
});

const invested = (id: string, rest: Partial<Printed>): Printed => ({
  id,
  deck: 'investment',
  name: id,
  does: '',
  text: [],
  ...rest,
});

const cards = [
  action('cure', [{ do: 'remove', what: 'illness', count: 1, up_to: 0, then: [] }], true),
  action('raid', [{ do: 'remove', what: 'enemy', count: 1, up_to: 2, then: [] }]),
  action('gang', [{ do: 'place', what: 'orgcrime', count: 1, where: 'anywhere' }]),
  action('tax', [{ do: 'supply', resource: 'credits', change: -1, count: 1, up_to: 0, threat: 1, then: [] }]),
  action('either', [
    { do: 'either', options: [[{ do: 'lower', stages: 1, count: 1, up_to: 0 }], [{ do: 'threat', by: 2, each: '' }]] },
  ]),
  invested('siphon', {
    counts: 'outage',
    steps: [
      [1, 3],
      [2, 5],
    ],
  }),
  invested('bank', { meets: 'credits', base: 2, each: 2, most: 6, steps: [] }),
];

const corporation = (id: string, on: 'remove' | 'lower', what: string) => ({
  id,
  name: id,
  does: '',
  text: [],
  four: [],
  more: [],
  contract: { on, what, capital: 2, limit: 0 },
});

const catalogue: Catalogue = {
  numbers: {
    'hand-size': 5,
    'threat-end': 25,
    'illness-threat': 2,
    'root-threat': 2,
    'federalist-capital': 25,
    'turn-spaces': 5,
    beaten: { four: 2, more: 3 },
  },
  pieces: { 'human-first': 9, orgcrime: 9, prisec: 6, outage: 14 },
  resources: { energy: 5, consumables: 6, tech: 8, entertainment: 10, credits: 10 },
  districts: { a: place('a', 1, 'c'), b: place('b', 2, 'c'), c: place('c', 3, 'd'), d: place('d', 4, 'root') },
  corporations: { doctors: corporation('doctors', 'remove', 'illness'), guards: corporation('guards', 'remove', 'enemy') },
  rivals: {},
  cards: Object.fromEntries(cards.map((card) => [card.id, card])),
};

const seat = (corporation: string, hand: string[] | null): Seat => ({
  corporation,
  capital: 10,
  sources: {},
  assets: [],
  exhausted: [],
  emergency: [],
  spent: [],
  stance: null,
  hand_size: 2,
  hand,
  known: [],
  support_size: 0,
  support: null,
  rival: null,
  has_rival: true,
  investment: null,
  has_investment: false,
  dealt_size: 0,
  dealt: null,
});

const none = {
  android: [],
  development: [],
  illness: [],
  'human-first': [],
  orgcrime: [],
  prisec: [],
  protest: [],
  strike: [],
  outage: [],
};

function scene(city: Partial<View['city']> = {}, changes: Partial<View> = {}): Scene {
  const view = {
    seat: 0,
    city: { ...none, ...city },
    supply: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0 },
    goals: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 3 },
    resolving: { card: null, ill: false, chosen: null, asset: null, sum: 0 },
    seats: [seat('doctors', ['gang']), seat('guards', null)],
    stack: [],
    ...changes,
  };
  return {
    view,
    catalogue,
    players: [],
    bottom: 0,
    choosing: null,
    before: null,
    turn: [0],
    over: false,
    aside: null,
    act: null,
  };
}

const choice = (text: string, figures: object): Choice => ({ do: text.split(' ')[0] ?? '', text, label: text, ...figures });

test('a harmless card touches ill districts for free, and its contract is seen', () => {
  const seen = foresee(scene({ illness: ['a', 'b'] }), 'cure');
  expect(seen.districts).toEqual(['a', 'b']);
  expect([seen.least, seen.most]).toEqual([0, 0]);
  expect(seen.contracts).toEqual([{ seat: 0, most: 2 }]);
});

test('an enemy in an ill district may cost threat, one in a healthy district does not', () => {
  const seen = foresee(scene({ illness: ['a'], orgcrime: ['a', 'b'] }), 'raid');
  expect(seen.ill).toEqual(['a']);
  expect([seen.least, seen.most]).toEqual([0, 2]);
  expect(seen.contracts).toEqual([{ seat: 1, most: 4 }]);
});

test('what must touch an ill district costs threat for certain', () => {
  const everywhere = foresee(scene({ illness: ['a', 'b', 'c', 'd'] }), 'gang');
  expect(everywhere.least).toBe(2);
});

test('a unit that finds no room goes on, and into the Root', () => {
  const crowded = scene({ orgcrime: ['c'], prisec: ['d'] });
  expect(foreseeChoice(crowded, choice('place', { piece: 'orgcrime', district: 'a' }))?.most).toBe(0);
  const pushed = foreseeChoice(crowded, choice('place', { piece: 'orgcrime', district: 'c' }));
  expect([pushed?.districts, pushed?.most, pushed?.root]).toEqual([['c', 'd'], 2, true]);
});

test('Prisec drives enemies out of its district', () => {
  const seen = foreseeChoice(scene({ orgcrime: ['a'] }), choice('place', { piece: 'prisec', district: 'a' }));
  expect(seen?.into).toEqual([
    ['a', 'prisec'],
    ['c', 'orgcrime'],
  ]);
});

test('illness raises threat once, by an action card that is being resolved', () => {
  const remove = choice('remove', { piece: 'orgcrime', district: 'a' });
  const city = { orgcrime: ['a'], illness: ['a'] };
  const card = (ill: boolean) => ({ resolving: { card: 'raid', ill, chosen: null, asset: null, sum: 0 } });
  expect(foreseeChoice(scene(city, card(false)), remove)?.most).toBe(2);
  expect(foreseeChoice(scene(city, card(true)), remove)?.most).toBe(0);
  expect(foreseeChoice(scene(city), remove)?.most).toBe(0); // an event or an asset
});

test('an empty supply turns a price into threat', () => {
  expect(foresee(scene(), 'tax').most).toBe(1);
  const rich = { supply: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 2 } };
  expect(foresee(scene({}, rich), 'tax').most).toBe(0);
});

test('of two effects the better and the worse are told', () => {
  const seen = foresee(scene({ protest: ['b'] }), 'either');
  expect([seen.least, seen.most, seen.districts]).toEqual([0, 2, ['b']]);
});

test('an investment is worth what it would pay now', () => {
  expect(worth(scene({ outage: ['a', 'b', 'c'] }), 'siphon')).toBe(5);
  expect(worth(scene(), 'siphon')).toBe(0);
  const supply = { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 4 };
  expect(worth(scene({}, { supply }), 'bank')).toBe(6);
  expect(worth(scene({}, { supply: { ...supply, credits: 2 } }), 'bank')).toBe(0);
});

test('actions point at what they concern', () => {
  expect(steps(choice('main', { card: 'gang' }), scene())).toEqual(['hand:gang']);
  expect(steps(choice('counter', { card: 'sweeps-week' }), scene())).toEqual(['emergency:sweeps-week']);
  expect(steps(choice('shift', { from: 'a', to: 'b' }), scene())).toEqual(['district:a', 'district:b']);
  expect(steps(choice('remove', { piece: 'orgcrime', district: 'a' }), scene())).toEqual(['district:a', 'piece:orgcrime:a']);
});

test('the step of the deal is what comes before the next one on the stack', () => {
  const at = (...tasks: string[]) => step(scene({}, { stack: tasks.map((task) => [task]) }));
  expect(at('turn', 'resolution', 'support_step', 'counter_step', 'main')).toBe('main');
  expect(at('resolution', 'support')).toBe('support');
  expect(at('close_deal', 'remove_one')).toBe('resolution');
  expect(at('draw_list')).toBe(null);
});

test('terms are written as the rules read them, and read back', () => {
  const goods = { capital: 3, assets: ['mr-li'], side: 'main' as const, cards: 2 };
  expect(written(goods)).toBe('3+mr-li+main*2');
  expect(read('3+mr-li+main*2')).toEqual(goods);
  expect(written(NOTHING)).toBe('-');
});

test('support binds only where it is decided now, a promise never', () => {
  const terms: Terms = {
    to: 1,
    give: { ...NOTHING, capital: 2 },
    want: { ...NOTHING, side: 'main' },
    promise: '',
    loose: false,
  };
  expect(spelled(terms, null)).toBe('trade 1 2 main*1 binding -');
  expect(spelled({ ...terms, promise: ' next  time ' }, 7)).toBe('haggle 7 2 main*1 loose next time');
  expect(immediate(terms, scene())).toBe(false);
  const deciding = scene({}, { stack: [['support', 1]] });
  expect(immediate(terms, deciding)).toBe(true);
  expect(immediate({ ...terms, promise: 'and more' }, deciding)).toBe(false);
  expect(immediate({ ...terms, loose: true }, deciding)).toBe(false);
  expect(empty({ ...terms, give: NOTHING, want: NOTHING })).toBe(true);
});
