/** The board of Frostpunk: where things lie, what is warm, what a choice points at and what is foreseen of it. */
import { expect, test } from 'vitest';
import { about, cardOf as pictured } from '../src/games/frostpunk/about';
import { catalogue } from '../src/games/frostpunk/catalogue';
import { builtOver, changes, printedOn, soon, workplace } from '../src/games/frostpunk/foreseen';
import { said as proposed } from '../src/games/frostpunk/council';
import { fieldsOf, lie } from '../src/games/frostpunk/hex';
import { moves } from '../src/games/frostpunk/motion';
import { mentions, opens } from '../src/games/frostpunk/named';
import { proposedSite } from '../src/games/frostpunk/site';
import { sheetOf } from '../src/games/frostpunk/sheets';
import { expects, groups, steps } from '../src/games/frostpunk/steps';
import { askedRoute, standing } from '../src/games/frostpunk/table';
import type { Board } from '../src/games/frostpunk/printed';
import type { Asked, View } from '../src/games/frostpunk/view';
import { stormCost, stormWords, title } from '../src/games/frostpunk/words';
import type { Game, Scene } from '../src/games/game';
import { resting } from '../src/lib/resting';
import { cardOf } from '../src/lib/table/stage/stage.svelte';
import type { Ask, Foreseen, Line } from '../src/lib/wire';
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
  base: { insulation: 'yellow', action: [] },
  upgraded: { insulation: 'red' },
  sides: [
    { name: 'Hut', does: 'Gain 4 food.', text: [] },
    { name: 'Better Hut', does: 'Gain 5 food.', text: [] },
  ],
  does: '',
  text: [],
  rule: 'FP-BLDG-HUNTERS.1',
};

/** The Generator tile and the ring around it, of which one place is called far. */
const RING = [
  ['n1', [2, -2]],
  ['n2', [2, -1]],
  ['n3', [2, 0]],
  ['n4', [1, 1]],
  ['n5', [0, 2]],
  ['n6', [-1, 2]],
  ['n7', [-2, 2]],
  ['n8', [-2, 1]],
  ['n9', [-2, 0]],
  ['n10', [-1, -1]],
  ['n11', [0, -2]],
  ['n12', [1, -2]],
] as const;

const map = {
  fields: { g1: [0, -1], g2: [1, -1], g3: [1, 0], g4: [-1, 1], g5: [-1, 0] },
  drawer: [0, 1],
  zone: 1,
  ranges: { red: 1, orange: 2 },
  places: {
    ...Object.fromEntries(RING.map(([id, at]) => [id, { at, ring: 'near', zone: 2 }])),
    f1: { at: [3, -3], ring: 'far', zone: 3 },
  },
  corners: ['f1'],
} as unknown as Board;

const printed = {
  map,
  numbers: {
    tracks: { rounds: 15, food: 50 },
    heat: { fields: 12 },
  },
  buildings: {
    hut,
    sawmill: { ...hut, name: 'Sawmill', base: { ...hut.base, action: [{ do: 'fell' }] } },
    balloon: { ...hut, name: 'Balloon', size: 'large' },
  },
  cards: {
    ada: { deck: 'citizen', name: 'Ada', story: '', does: ['Twice.'], serves: ['use'] },
    P001: {
      deck: 'morning',
      name: 'Dice',
      story: '',
      effects: [{}],
      does: ['At once.', '1. Look away'],
      at: ['At once.'],
      options: [{ caption: 'Look away', does: 'Hope falls.', price: { food: 2 } }],
      action: { caption: 'Share', does: 'Gain hope.', price: { wood: 1 } },
    },
  },
  advisors: { doctor: { name: 'Doctor', story: '', does: ['Heals.'] } },
  mobilisation: { name: 'Mobilisation', story: '', does: [] },
  figures: {
    wood: 'store',
    overload: 'worse',
    'worker sick': 'worse',
    'engineer citizens': 'better',
    'worker pawns': 'better',
    hope: 'better',
  },
  clauses: {},
};

const foreseen = { certain: true, cut: false, events: [], waits: [], next: null, remarks: [], supposed: null, ways: {} };

const heat = [1, 2, 3].map((field) => ({
  cubes: field * 2, // whatever the rules say
  risky: false,
  reached: field > 1 ? ['red'] : [],
  passes: field === 2 ? ['red'] : [],
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
  asked: { kind: 'turn', seat: 0, fuelled: false },
  outlook: {
    warm: ['g4', 'n1a', 'n1b'],
    chilly: ['f1a', 'clearing'],
    routes: [],
    zones: [true, true, false],
    fuelled: [3, 4, 5, 6],
    track: heat,
    cools: 1,
    passing: [],
    works: 3,
    pads: { clear: false, construct: true },
    insulated: { yellow: 4 },
  },
} as unknown as View;

const scene = (changes: Partial<View> = {}): Scene =>
  resting({
    view: { ...view, ...changes },
    catalogue: printed,
    players: [],
    bottom: 0,
    turn: [0],
  });

test('places lie around the fields of the Generator tile as the catalogue has them, none on top of another', () => {
  const { places, petals } = lie(map);
  expect(places.map(({ id }) => id).sort()).toEqual(Object.keys(map.places).sort());
  expect(places.find(({ id }) => id === 'f1')?.zone).toBe(3);
  const spots = [...petals, ...places.flatMap((place) => fieldsOf(place, false))];
  expect(spots).toHaveLength(5 + 2 * 13);
  expect(new Set(spots.map(({ middle }) => middle.map(Math.round).join())).size).toBe(spots.length);
});

test('the edge of a zone is walked once round', () => {
  expect(lie(map).zones.map(({ zone, edge }) => [zone, edge.length])).toEqual([
    [1, 18],
    [2, 30],
  ]);
});

test('a deposit hangs in its corner of the frame, or over its place', () => {
  const { deposits, places } = lie(map);
  expect(deposits['n1']).toEqual(places.find(({ id }) => id === 'n1')?.middle);
  expect(deposits['f1']).not.toEqual(places.find(({ id }) => id === 'f1')?.middle);
});

test('what is on a field is read from its text', () => {
  expect(standing(scene(), 'n1a')).toEqual({ kind: 'building', id: 'hut', upgraded: true });
  expect(standing(scene(), 'n1b')).toEqual({ kind: 'goods', good: 'coal', n: 1 });
  expect(standing(scene(), 'f1b')).toEqual({ kind: 'empty' });
});

test('a site is proposed where nothing is lost, if there is any, and a Sawmill beside trees', () => {
  const site = (building: string, ...fields: string[]) =>
    proposedSite(scene({ asked: { kind: 'site', seat: 0, building, discount: 0 }, fields: around }), fields);
  const around = { n1a: 'tree 2', n1b: 'coal 1', n2a: '-', n2b: 'wood 1', n3a: '-', n3b: '-', f1a: '-', f1b: 'tree 1', g4: '-' };
  expect(site('hut', 'n1a', 'n1b', 'f1a', 'g4')).toBe('g4');
  expect(site('hut', 'n1a', 'f1a')).toBe('f1a'); // in the cold rather than on trees
  expect(site('hut', 'f1a', 'n1b', 'n1a')).toBe('f1a');
  expect(site('hut', 'n1a', 'n1b')).toBe('n1a'); // something is lost anyway
  expect(site('sawmill', 'g4', 'n3a', 'f1a')).toBe('f1a');
  expect(site('sawmill', 'n1b', 'g4')).toBe('g4');
  expect(site('balloon', 'n1a', 'n2a', 'n3a')).toBe('n3a');
});

test('what is lost under a building is drawn as a loss', () => {
  const events = [
    { kind: 'raised', rule: 'FP-BUILD.4', text: 'Hut is raised on f1a.' },
    { kind: 'built-over', rule: 'FP-BUILD.7', text: 'You lose 2 trees on f1a.', field: 'f1a', good: 'tree', count: 2 },
  ];
  const found = { action: '', names: {}, text: [], foreseen: { ...foreseen, figures: {}, events } };
  expect(builtOver(found)).toEqual([{ icon: 'tree', text: 'You lose 2 trees on f1a.', tone: 'ill' }]);
});

test('of a storm it is told what it ruins of what stands in the city', () => {
  const storm = { round: 6, certain: true, possible: true, ruins: ['hut'], fields: ['n1a'], beds: 0, homeless: 0 };
  expect(stormCost(scene(), storm)).toBe('Hut');
  expect(stormWords(scene(), storm)).toBe('board-storm-certain');
  expect(stormCost(scene(), { ...storm, fields: [] })).toBe('board-storm-nothing');
  expect(stormWords(scene(), { ...storm, fields: [] })).toBe('board-storm-certain board-storm-none-stands');
  expect(stormCost(scene(), { ...storm, beds: 2 })).toBe('board-storm-beds');
});

test('a card knows what happens at once and what its options cost', () => {
  const card = catalogue(scene()).events['P001'];
  expect(card?.at).toEqual(['At once.']);
  expect(card?.options).toEqual([{ caption: 'Look away', text: 'Hope falls.', cost: { food: 2 } }]);
  expect(card?.special).toEqual({ caption: 'Share', text: 'Gain hope.', cost: { wood: 1 } });
});

test('choices point at fields, pads, cards and the field of the heat track they lead to', () => {
  expect(steps(action('gather g4', { field: 'g4' }), scene())).toEqual(['field:g4']);
  expect(steps(action('fuel 2', { coal: 2 }), scene())).toEqual(['heat:5']);
  expect(steps(action('clear near', { ring: 'near' }), scene())).toEqual(['ring:near', 'pad:clear']);
  expect(steps(action('draw', {}), scene({ asked: { kind: 'increase_how', seat: 0, track: 'discontent' } }))).toEqual([
    'draw:discontent',
  ]);
  expect(expects('field:g4')).toContain('gather');
});

test('a field of the heat track is told as the rules tell of it', () => {
  const lines = (field: number) => about(`heat:${field}`, scene()).lines;
  expect(lines(1)).toEqual(['board-heat-cubes']);
  expect(lines(2)).toEqual(['board-heat-cubes', 'board-heat-range', 'board-heat-zones', 'board-heat-step']);
  expect(lines(3)).toEqual(['board-heat-cubes', 'board-heat-zones', 'board-heat-step', 'board-heat-falls']); // that range was warm before
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
    decision: false,
    question: '',
    foregone: null,
    closes: null,
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
  const found = { action: '', names, text: [], foreseen: { ...foreseen, figures } };
  expect(changes(scene(), found).map(({ icon, text, change, tone }) => [icon, text, change, tone])).toEqual([
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
      foreseen: { ...foreseen, figures },
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
  expect(read('clear near', { ring: 'near' })).toEqual([['cold', 'board-field-cold']]);
  expect(read('reuse n1a', { spot: 'n1a' })).toEqual([['hut', 'Gain 5 food.']]); // nobody goes there, so nobody freezes
  expect(read('done', {})).toEqual([]);
});

test('with a citizen card the card is told instead of the building, and it is cold only where the rules say so', () => {
  const asked: Asked = { kind: 'turn_with', seat: 0, citizen: 'ada' };
  const playing = scene({ asked, outlook: { ...view.outlook, chilly: [] } });
  const read = (text: string, figures: object) => printedOn(action(text, figures), playing).map(({ text }) => text);
  expect(read('use n1a', { field: 'n1a' })).toEqual(['Twice.', 'board-field-warm']);
  expect(read('gather f1a', { field: 'f1a' })).toEqual(['board-field-warm']);
});

test('what a law settles is told as far as the rules say it does', () => {
  const passing = [
    { law: 'soup', excludes: 'thin', number: 2, most: 4, consequence: true },
    { law: 'graves', excludes: null, number: 2, most: 4, consequence: false },
  ];
  const now = scene({ outlook: { ...view.outlook, passing } });
  const read = (law: string) => printedOn(action(`enact ${law}`, { law }), now).map(({ icon, text }) => [icon, text]);
  expect(read('soup')).toEqual([
    ['cross', 'law-pair-gone'],
    ['law', 'law-one-of'],
    ['event', 'law-consequence'],
  ]);
  expect(read('graves')).toEqual([['law', 'law-one-of']]);
});

test('it is told of clearing and construction whether it is warm there now', () => {
  expect(about('pad:clear', scene()).lines).toEqual(['board-clear-about', 'board-field-cold']);
  expect(about('pad:construct', scene()).lines).toEqual(['board-construct-about', 'board-field-warm']);
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

test('a pawn is asked for where it will work', () => {
  const asked = (deed: Record<string, unknown>) => scene({ asked: { kind: 'pawn', seat: 0, deed, citizen: '-' } });
  expect(workplace(asked({ do: 'gather', field: 'g4' }))).toBe('field:g4');
  expect(workplace(asked({ do: 'clear', ring: 'near' }))).toBe('pad:clear');
  expect(workplace(scene())).toBeNull();
});

test('the place an expedition has come to is read out', () => {
  const route = [{ cards: ['A01'], scout: 'worker', at: 1 }];
  expect(askedRoute(scene({ route, asked: { kind: 'arrival', seat: 0, route: 1, left: 0 } }))).toEqual(route[0]);
});

test('a proposal reads as a choice, and can be followed by whoever is asked', () => {
  const ask = { kind: 'turn', actions: [action('fuel 2', { do: 'fuel', coal: 2 })], refused: [] };
  const asked = { ...scene({ proposals: ['', 'fuel 2'] }), choosing: { ask } } as unknown as Scene;
  expect(proposed(asked)).toMatchObject([{ seats: [1], text: 'fuel 2', open: true }]);
  expect(proposed(scene({ proposals: ['', 'fuel 2'] }))).toEqual([{ seats: [1], text: 'fuel 2', label: 'fuel 2', open: false }]);
});

test('of a building that does nothing only what is printed on it is told before it is raised', () => {
  const lines = (does: string) => {
    const buildings = { hut: { ...hut, sides: hut.sides.map((side) => ({ ...side, does })) } };
    const now = { ...scene(), catalogue: { ...printed, buildings } } as unknown as Scene;
    return printedOn(action('raise hut', { building: 'hut' }), now).map(({ icon }) => icon);
  };
  expect([lines('Gain 4 food.'), lines('')]).toEqual([['hut', 'flame'], ['flame']]);
});

test('what the colour of its insulation means is told before it is raised', () => {
  const told = (insulated: Record<string, number>): string[] => {
    const now = scene({ outlook: { ...view.outlook, insulated } });
    return printedOn(action('raise hut', { building: 'hut' }), now).map(({ text }) => text);
  };
  expect(told({ yellow: 4 }).at(-1)).toContain('board-insulated');
  expect(told({}).at(-1)).toContain('board-insulated-none');
});

test('the buildings are laid out for as long as one may be raised', () => {
  const now = (asked: Asked): Scene => ({ ...scene({ asked }), choosing: { ask: asked } }) as unknown as Scene;
  expect(sheetOf(now({ kind: 'work', seat: 0, left: 3, discount: 0 }))).toBe('build');
  expect(sheetOf(now({ kind: 'rebuild', seat: 0, raising: true, demolishing: false }))).toBe('build');
  expect(sheetOf(now({ kind: 'rebuild', seat: 0, raising: false, demolishing: true }))).toBeNull();
});

test('a moment shows the card it is about, none that another line names or that lies unread', () => {
  const card = (deck: string, name: string) => ({ deck, name, story: '', does: [] });
  const cards = {
    Z015: card('standard', 'The End of the Traces'),
    P010: card('morning', 'Dogs'),
    C01: card('expedition', 'The Second Act'),
    C10: card('citizen', 'Samuel Okoro'),
  };
  const route = [{ cards: ['C01'], scout: '-', at: 0 }];
  const at = { ...scene({ route }), catalogue: { ...printed, cards } };
  const game = { mentions, opens, pictured: (thing: string) => pictured(thing, at) !== null } as unknown as Game;
  const line = (kind: string, figures: object = {}): Line => ({ kind, rule: '', text: '', ...figures });
  const shows = (...lines: Line[]) => {
    const moment = { kind: 'any', title: '', line: 0, until: lines.length, changes: [] };
    return cardOf({ key: '', moment, lines, by: 0 }, game, at);
  };
  const tired = line('exhausted', { who: 'worker' });
  const added = line('dusk-added', { event: 'Z015' });
  const ahead = line('route-extended', { route: 1, expedition: 'C01' });
  const mourned = line('mourned', { citizen: 'C10' });
  expect([shows(tired, added), shows(tired, ahead), shows(added)]).toEqual([null, null, null]);
  expect([shows(line('died', { who: 'child' }), mourned), shows(mourned)]).toEqual([null, null]);
  expect(shows(line('morning-card', { event: 'P010' }), added)).toBe('event:P010');
  expect(shows(line('chose', { event: 'P010' }), tired, added)).toBe('event:P010');

  const looked = (one: Line) => mentions(one, at).map(({ thing }) => thing);
  expect([looked(added), looked(ahead), looked({ ...ahead, route: 2 })]).toEqual([[], ['route:1'], []]);
  expect(looked(line('explored', { route: 1, expedition: 'C01' }))).toEqual(['expedition:C01']);
});
