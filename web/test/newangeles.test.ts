import { expect, test } from 'vitest';
import type { Scene } from '../src/games/game';
import { bond, empty, mutual, nothing, replied, replies, spelled, type Draft } from '../src/games/newangeles/bargain';
import { cardSeen, chosenSeen, offerSeen } from '../src/games/newangeles/foresight';
import { steps } from '../src/games/newangeles/steps';
import { rivalAsks, standing, tieGoesTo, view } from '../src/games/newangeles/table';
import { bargained, label } from '../src/games/newangeles/words';
import type { Card, Catalogue, District } from '../src/games/newangeles/printed';
import type { Part, Seat, Trade, View } from '../src/games/newangeles/view';
import type { Choosing } from '../src/lib/choosing.svelte';
import { resting } from '../src/lib/resting';
import type { Ask, Choice, Entry, Foreseen, Line } from '../src/lib/wire';

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

const printed = (id: string, harmless = false): Card => ({
  id,
  deck: 'action',
  name: id,
  does: '',
  text: [],
  type: 'labor',
  harmless,
});

const corporation = (id: string) => ({ id, name: id, does: '', text: [], contract: {}, four: [], more: [] });

const catalogue: Catalogue = {
  numbers: {
    'threat-end': 25,
    'illness-threat': 2,
    'turn-spaces': 5,
    'latest-deal': 9,
    'longest-promise': 139,
  } as Catalogue['numbers'],
  due: [2],
  pieces: {},
  resources: { energy: 5, consumables: 6, tech: 8, entertainment: 10, credits: 10 },
  districts: { a: place('a', 1, 'c'), b: place('b', 2, 'c'), c: place('c', 3, 'd'), d: place('d', 4, 'root') },
  corporations: { doctors: corporation('doctors'), guards: corporation('guards') },
  rivals: {},
  cards: { cure: printed('cure', true), raid: printed('raid'), gang: printed('gang') },
  clauses: {} as Catalogue['clauses'],
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
  promises: { kept: 0, broken: 0 },
  hand_size: 2,
  hand,
  known: [],
  support_size: 0,
  support: null,
  rival: null,
  rival_seat: null,
  has_rival: true,
  aim: null,
  investment: null,
  has_investment: false,
  dealt_size: 0,
  dealt: null,
  worth: null,
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
    eyes: 0,
    city: { ...none, ...city },
    supply: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 0 },
    goals: { energy: 0, consumables: 0, tech: 0, entertainment: 0, credits: 3 },
    resolving: { card: null, ill: false, chosen: null, asset: null, sum: 0 },
    seats: [seat('doctors', ['gang']), seat('guards', null)],
    outlook: { offers: { main: null, counter: null } },
    ...changes,
  } as unknown as View;
  return resting({
    view,
    catalogue,
    players: [],
    bottom: 0,
    turn: [0],
  });
}

const choice = (text: string, figures: object): Choice => ({ do: text.split(' ')[0] ?? '', text, label: text, ...figures });

/** What the server foresees; what is left out here does not matter to the board. */
const foreseen = (figures: Foreseen['figures'], supposed: Foreseen | null = null): Foreseen => ({
  certain: false,
  cut: false,
  events: [],
  figures,
  waits: [],
  next: null,
  remarks: [],
  supposed,
  ways: {},
});

/** The main offer is a raid. */
const offered = { outlook: { offers: { main: { card: 'raid', seat: 0 }, counter: null } } as unknown as View['outlook'] };

/** Somebody points at an action, and the server has told what it does. */
const pointing = (at: Scene, considered: Choice, found: Foreseen): Scene => ({
  ...at,
  choosing: { considered } as unknown as Choosing,
  foreseen: { action: considered.text, foreseen: found, names: {}, text: [] },
});

test('an offer shows all it may do if it wins: districts, pieces, threat, capital', () => {
  const wins = foreseen({ threat: [0, 2], 'ill a': [0, 1], 'orgcrime a': [-1, 0], 'orgcrime c': [0, 1], 'capital 1': [0, 4] });
  const at = scene({ illness: ['a', 'b'], orgcrime: ['a'] });
  const seen = chosenSeen(pointing(at, choice('main gang', { card: 'gang' }), foreseen({ 'hand 0': [-1, -1] }, wins)));
  expect(seen).toEqual({
    districts: ['a', 'c'],
    into: [['c', 'orgcrime']],
    out: [['a', 'orgcrime']],
    ill: ['a'],
    harmless: false,
    least: 0,
    most: 2,
    deadly: false,
    paid: [{ seat: 1, most: 4 }],
  });
});

test('of a single choice in the city only what is certain is drawn, whatever may follow', () => {
  const found = foreseen({ 'orgcrime a': [-1, -1], 'orgcrime b': [-1, 0], threat: [0, 2] });
  const seen = chosenSeen(pointing(scene(), choice('remove orgcrime a', { piece: 'orgcrime', district: 'a' }), found));
  expect([seen?.districts, seen?.out, seen?.most]).toEqual([['a'], [['a', 'orgcrime']], 2]);
});

test('illness that costs nothing marks no district', () => {
  const found = foreseen({ 'illness a': [-1, -1] });
  expect(chosenSeen(pointing(scene({ illness: ['a'] }), choice('remove', {}), found))?.ill).toEqual([]);
});

test('a card in hand and an offer on the table are seen as the forecast tells them', () => {
  const forecast = { 'card cure': foreseen({ threat: [-1, -1] }), 'offer main': foreseen({ threat: [1, 3] }) };
  const at = { ...scene({}, offered), forecast };
  expect(cardSeen(at, 'cure')).toMatchObject({ most: -1, harmless: true });
  expect(offerSeen(at, 'main')).toMatchObject({ least: 1, most: 3, harmless: false });
  expect(cardSeen(at, 'raid')?.most).toBe(3); // it lies on the table
  expect(cardSeen(at, 'gang')).toBe(null); // nothing is known of it
});

test('actions point at what they concern', () => {
  expect(steps(choice('main', { card: 'gang' }), scene())).toEqual(['hand:gang']);
  expect(steps(choice('counter', { card: 'sweeps-week' }), scene())).toEqual(['emergency:sweeps-week']);
  expect(steps(choice('shift', { from: 'a', to: 'b' }), scene())).toEqual(['district:a', 'district:b']);
  expect(steps(choice('top', { type: 'labor', side: 'main' }), scene())).toEqual(['offer:main', 'type:labor']);
  expect(steps(choice('remove', { piece: 'orgcrime', district: 'a' }), scene())).toEqual(['district:a', 'piece:orgcrime:a']);
});

test('terms are written as the rules read them', () => {
  const goods = { capital: 3, assets: ['mr-li'], support: 'main' as const, cards: 2, later: 0 };
  const terms: Draft = { to: 1, give: goods, want: { ...goods, later: 2 }, promise: '', loose: false };
  expect(spelled(terms, null)).toBe('trade 1 3+mr-li+main*2 3+mr-li+main*2@2 binding -');
  const answer = { ...terms, give: nothing(), want: { ...nothing(), support: 'main' as const }, loose: true };
  expect(spelled({ ...answer, promise: ' next  time ' }, 7)).toBe('haggle 7 - main*1 loose next time');
  expect(empty({ ...terms, give: nothing(), want: nothing() })).toBe(true);
});

test('who haggles starts from their terms, seen from the other side', () => {
  const trade = { number: 2, from: 1, to: 0, give: '2', want: 'main*1', promise: '-' };
  const terms = { give: { ...nothing(), capital: 2, cards: 0 }, want: { ...nothing(), support: 'main' as const } };
  const draft = replied(trade, terms);
  expect(spelled(draft, 2)).toBe('haggle 2 main*1 2 binding -');
  draft.want.support = 'counter';
  expect(spelled(draft, 2)).toBe('haggle 2 main*1 2+counter*1 binding -');
  expect(terms.give.support).toBe(null);
});

test('the guide says what the own rival card asks for', () => {
  const asks = (rival: string, rival_seat: number | null, need: number) => {
    const held = { ...seat('doctors', []), rival, rival_seat, aim: { have: 1, need, enough: false, by: 1 } };
    return rivalAsks({ ...scene(), bottom: 0, view: { ...(scene().view as View), seats: [held] } });
  };
  expect(asks('doctors', 0, 2)).toEqual({ card: 'own', need: 2 });
  expect(asks('guards', 1, 13)).toEqual({ card: 'other', need: 13 });
  expect(asks('federalist', null, 25)).toEqual({ card: 'federalist', need: 25 });
});

test('who uses no asset in a deal is asked again in the next one', () => {
  const at = (round: number, space: number | null) => {
    const seen = scene().view as View;
    const then: View = { ...seen, round, outlook: { ...seen.outlook, space } };
    return standing({ ...scene(), view: then });
  };
  expect(at(1, 2)).toEqual({ until: '1:2', kind: 'use', action: 'pass' });
  expect(new Set([at(1, 2), at(1, 3), at(2, 2)].map((found) => found?.until)).size).toBe(3);
  expect(at(1, null)).toBe(null);
});

test('what binds, and by which clause, is what the rules say of the offer', () => {
  const told = (binding: string, rule: string) => {
    const events = [{ kind: 'trade-offered', rule, text: '', binding }];
    return { action: '', foreseen: { ...foreseen({}), events }, names: {}, text: [] };
  };
  expect(bond(told('binding', 'NA-14.0'))).toEqual({ binds: true, rule: 'NA-14.0' });
  expect(bond(told('loose', 'NA-14.2'))).toEqual({ binds: false, rule: 'NA-14.2' });
});

test('the game may end with a card that says so, whatever its threat', () => {
  const found = { ...foreseen({ threat: [2, 2] }), waits: [{ for: 'over' as const }] };
  const at = {
    ...scene({}, offered),
    forecast: { 'offer main': found },
  };
  expect(offerSeen(at, 'main')?.deadly).toBe(true);
});

test('answers to my offers of this turn are remembered, the newest first, with what was said', () => {
  const want = { ...nothing(), support: 'counter', cards: 2, later: 1 };
  const give = { ...nothing(), capital: 2 };
  const offer = { from: 0, to: 1, give: '2', want: 'counter*2@1', terms: { give, want } };
  const other = { ...nothing(), capital: 1, assets: ['mr-li'] };
  const line = (kind: string, figures: object = {}): Line => ({ kind, rule: 'NA-14.0', text: kind, ...figures });
  const entry = (lines: Line[], undone = false) => ({ undone, lines }) as Entry;
  const told = [
    entry([line('trade-declined', { ...offer, number: 1 })]),
    entry([line('turn')]),
    entry([line('traded', { ...offer, number: 2, terms: { give: other, want } })]),
    entry([line('traded', { ...offer, number: 6, terms: undefined })]), // from a log of words alone
    entry([line('trade-declined', { ...offer, number: 3, promise: 'Support me later' }), line('trade-reason')]),
    entry([line('trade-declined', { ...offer, number: 4, from: 2 })]),
    entry([line('trade-declined', { ...offer, number: 5 })], true),
  ];
  const aside = { seat: 0, actions: [], refused: [] } as unknown as Ask;
  const found = replies({ ...scene(), told, aside });
  expect(found.map(({ number, answer, promise, reason }) => [number, answer, promise, reason])).toEqual([
    [3, 'no', 'Support me later', 'trade-reason'],
    [2, 'yes', '', ''],
  ]);
  expect(found[0]?.terms.want).toEqual(want);
  expect(found[1]?.terms.give).toEqual(other);
});

test('who wins a tie is said whenever there may be one, not only while there is one', () => {
  const card = { card: 'raid', seat: 0 };
  const deal = (changes: object) => ({ won: null, decided: null, tally: [1, 0], ...changes }) as unknown as View['deal'];
  const both = { offers: { main: card, counter: card } } as unknown as View['outlook'];
  const goesTo = (changes: Partial<View>) => tieGoesTo(view(scene({}, { active: 1, ...changes })));
  expect(goesTo({ outlook: both, deal: deal({}) })).toBe(1);
  expect(goesTo({ outlook: both, deal: deal({ decided: 'counter' }) })).toBe(null);
  expect(goesTo({ outlook: both, deal: deal({ won: 'main' }) })).toBe(null);
  expect(goesTo({ outlook: offered.outlook, deal: deal({}) })).toBe(null);
});

test('two pieces that can be removed from one district are told apart', () => {
  const remove = (piece: string, district: string) => choice(`remove ${piece} ${district}`, { do: 'remove', piece, district });
  const [first, second, third] = [remove('human-first', 'a'), remove('orgcrime', 'a'), remove('orgcrime', 'b')];
  const at = { ...scene(), choosing: { ask: { actions: [first, second, third] } } as unknown as Choosing };
  const texts = [first, second, third].map((action) => label(action, at).text);
  expect(texts).toEqual(['board-piece-at', 'board-piece-at', 'board-place']); // ids: no catalogue is loaded here
});

test('words that go with goods make no gift of them, and a promise for something is no request', () => {
  const two = { ...nothing(), capital: 2 };
  const way = (give: typeof two, want: typeof two) => [false, true].map((words) => bargained(scene(), { give, want }, words).way);
  expect(way(two, nothing())).toEqual(['gift', 'worded']);
  expect(way(nothing(), two)).toEqual(['ask', 'pledge']);
  expect(way(two, two)).toEqual(['swap', 'swap']);
  expect(way(nothing(), nothing())).toEqual(['word', 'word']);
});

test('nobody is asked to keep a promise for which nothing comes back any more', () => {
  const note = (parts: Part[]): Trade => ({ number: 1, from: 0, to: 1, give: '2', want: 'main*1', promise: '-', parts });
  expect(mutual(note(['open', 'open']), 0)).toBe(true);
  expect(mutual(note(['open', 'kept']), 0)).toBe(true);
  expect(mutual(note(['open', 'lapsed']), 0)).toBe(false);
  expect(mutual(note(['broken', 'open']), 1)).toBe(false);
});
