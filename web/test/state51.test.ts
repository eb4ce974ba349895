import { expect, test } from 'vitest';
import { changed } from '../src/games/state51/goods';
import { steps } from '../src/games/state51/steps';
import { listed, numbered, token } from '../src/games/state51/table';
import { action, catalogue, mine, refused, scene } from './scene';

const TOKENS = Object.keys(catalogue.tokens);

test('what is paid, what it brings and what is left are told apart', () => {
  const found = changed({ worker: [-2, -2], scrap: [-1, -1], inc2: [1, 1], score: [2, 2], hand: [-1, -1] }, mine, TOKENS);
  expect(found.pay).toEqual({ worker: [2, 2], scrap: [1, 1], card: [1, 1] });
  expect(found.gain).toEqual({ inc2: [1, 1], vp: [2, 2] });
  expect(found.left).toEqual({ worker: [0, 0], scrap: [1, 1], card: [3, 3] });
  expect(found.theirs).toEqual({});
});

test('what is still open is told from least to most', () => {
  const found = changed({ scrap: [-2, -1], universal: [-1, 0], fuel: [-1, 1] }, mine, TOKENS);
  expect(found.pay).toEqual({ scrap: [1, 2], universal: [0, 1] });
  expect(found.left).toEqual({ scrap: [0, 1], universal: [-1, 0] });
  expect(found.gain).toEqual({ fuel: [-1, 1] });
});

test('what the opponent gets is told apart', () => {
  expect(changed({ worker: [-1, -1], 'their-worker': [1, 1], 'their-score': [0, 1] }, mine, TOKENS).theirs).toEqual({
    worker: [1, 1],
    vp: [0, 1],
  });
});

test('paying for reach points at the line, the tokens and the cards', () => {
  const paying = scene({ asked: { kind: 'pay_reach', seat: 0, line: 'incorporate', card: 'gun-shop' } });
  const pay = action('pay contact inc1 viaduct', { source: ['contact', 'inc1', 'viaduct'] });
  expect(steps(pay, paying)).toEqual(['line:incorporate', 'token:inc1', 'hand:viaduct']);
});

test('what a token is good for is read from the catalogue, not from its name', () => {
  expect(token(scene(), 'inc2')).toEqual({ contact: 'incorporate', reach: 2 });
  expect(token(scene(), 'con1')).toBeNull(); // this catalogue has no such token
});

test('a refusal about a card that lies elsewhere is told where it lies', () => {
  expect(steps(refused('conquer old-depot', 'S51-CONQUER.2', { card: 'old-depot' }), scene())).toEqual([
    'mine:old-depot',
    'theirs:old-depot',
  ]);
});

test('copies of a card are told apart', () => {
  expect(numbered(['valley', 'armoury', 'valley']).map((one) => one.key)).toEqual(['valley:1', 'armoury:1', 'valley:2']);
});

test('cards of the display lie in the order of the choices, so that number keys follow them', () => {
  const dealt = ['gun-shop', 'old-depot', 'viaduct', 'gun-shop', 'muties'];
  expect(listed(scene(), dealt)).toEqual(['muties', 'viaduct', 'old-depot', 'gun-shop', 'gun-shop']);
});
