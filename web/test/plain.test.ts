import { expect, test } from 'vitest';
import type { Scene } from '../src/games/game';
import { plain } from '../src/games/plain';
import { called, common, hand, said } from '../src/games/plain/table';
import { resting } from '../src/lib/resting';
import type { Choice } from '../src/lib/wire';

const player = (seat: number, name: string) => ({
  seat,
  name,
  kind: 'human',
  bot: null,
  online: true,
  yours: false,
  thinking: false,
  away: null,
});

const scene: Scene = resting({
  view: {
    game: 'scopa',
    eyes: 0,
    round: 2,
    phase: 'play',
    stack: [],
    asked: null,
    waiting: [0],
    dealer: 1,
    table: ['cups-2'],
    seats: [
      { hand: ['coins-7'], points: 3 },
      { hand: null, points: 1 },
    ],
  } as Scene['view'],
  catalogue: {
    cards: { 'coins-7': { name: 'seven of coins', text: ['Takes 7.'] }, 'cups-2': { name: 'two of cups', text: [] } },
  },
  players: [player(0, 'Anna'), player(1, 'Jan')],
  bottom: 0,
  turn: [0],
});
const choice = (rest: object): Choice => ({ do: 'take', text: 'take cups-2', label: 'Take two of cups', ...rest }) as Choice;

const game = plain('scopa');

test('a choice concerns the cards it names, alone or in a list', () => {
  expect(game.steps(choice({ card: 'coins-7', cards: ['cups-2'], count: 3 }), scene)).toEqual(['card:coins-7', 'card:cups-2']);
  expect(game.steps(choice({ to: 'nowhere' }), scene)).toEqual([]);
});

test('a card is told with what is printed on it', () => {
  expect(game.about('card:coins-7', scene)).toMatchObject({ title: 'seven of coins', lines: ['Takes 7.'], refused: false });
});

test('a line of the log names its cards', () => {
  expect(game.mentions({ seat: 0, card: 'coins-7', cards: ['cups-2'] }, scene)).toEqual([
    { thing: 'card:coins-7', name: 'seven of coins' },
    { thing: 'card:cups-2', name: 'two of cups' },
  ]);
});

test('the table shows what the view holds beyond its head, and a hidden hand as hidden', () => {
  expect(common(scene).map(([name]) => name)).toEqual(['dealer', 'table']);
  expect(hand(scene, 0)).toEqual(['coins-7']);
  expect(hand(scene, 1)).toBeNull();
});

test('what the game has no words for is shown as it is', () => {
  expect(called('dealer')).toBe('dealer');
  expect(said(scene, 'dealer', 1)).toBe('1');
});
