import { expect, test } from 'vitest';
import { missing, plus } from '../src/games/state51/goods';
import { outcome } from '../src/games/state51/outcome';
import { greatest } from '../src/games/state51/reach';
import { steps } from '../src/games/state51/steps';
import { numbered } from '../src/games/state51/table';
import { action, mine, refused, scene, theirs } from './scene';

test('goods add up, and universal resources fill gaps', () => {
  expect(plus({ scrap: 1 }, { scrap: 2, vp: 1 })).toEqual({ scrap: 3, vp: 1 });
  expect(missing({ scrap: 1, universal: 1 }, { scrap: 2 })).toBe(0);
  expect(missing({ scrap: 1 }, { scrap: 2, fuel: 1 })).toBe(2);
  expect(missing({}, { worker: 3, card: 1 })).toBe(0);
});

test('reach counts what can be paid for together', () => {
  expect(greatest(scene(), 0, 'conquer')).toBe(4); // the contact line and Muties
  expect(greatest(scene(), 0, 'incorporate')).toBe(5); // line 1, token 1, Viaduct 3: two scrap suffice
  const poor = scene({ seats: [{ ...mine, goods: { ...mine.goods, scrap: 1 } }, theirs] });
  expect(greatest(poor, 0, 'incorporate')).toBe(4); // the line and Viaduct want the same scrap
  expect(greatest(scene(), 0, 'cooperate')).toBe(0); // its line is used
});

test('working a second time takes two workers', () => {
  const found = outcome(action('work road-machines', { place: 'road-machines' }), scene());
  expect(found.pay).toEqual({ worker: 2, scrap: 1 });
  expect(found.gain).toEqual({ inc2: 1 });
  expect(found.left).toEqual({ worker: 0, scrap: 1 });
});

test('a visit counts the locations of the host', () => {
  const found = outcome(action('visit old-parking', { place: 'old-parking' }), scene());
  expect(found.pay).toEqual({ worker: 1 });
  expect(found.gain).toEqual({ scrap: 2 });
});

test('a new location produces at once and lets features score', () => {
  const found = outcome(action('incorporate old-parking', { card: 'old-parking' }), scene());
  expect(found.gain).toEqual({ vp: 2, scrap: 4 }); // one for itself, one marker on Factory; four scrap locations with it
});

test('a feature with all its markers scores no more', () => {
  const full = mine.state.map((entry) =>
    entry.card === 'factory' ? { ...entry, markers: [...entry.markers, { vp: 1, card: null }] } : entry,
  );
  const found = outcome(
    action('incorporate old-parking', { card: 'old-parking' }),
    scene({ seats: [{ ...mine, state: full }, theirs] }),
  );
  expect(found.gain['vp']).toBe(1);
});

test('a rebuild moves the points of the old location to the table', () => {
  const found = outcome(action('rebuild factory old-parking', { old: 'factory', new: 'old-parking' }), scene());
  expect(found.pay).toEqual({ brick: 1 });
  expect(found.gain).toEqual({ vp: 2, scrap: 3 });
  expect(found.notes.map((note) => note.id)).toEqual(['replaced', 'moved']);
});

test('paying for reach names the line, the tokens and the cards', () => {
  const paying = scene({ stack: [['pay_reach', 0, 'incorporate', 'gun-shop']] });
  const pay = action('pay contact inc1 viaduct', { source: ['contact', 'inc1', 'viaduct'] });
  expect(steps(pay, paying)).toEqual(['line:incorporate', 'token:inc1', 'hand:viaduct']);
  expect(outcome(pay, paying).pay).toEqual({ scrap: 2, inc1: 1, card: 1 });
});

test('universal resources are shown as they are spent', () => {
  const asked = scene({ stack: [['universal', 0, 'scrap', 2]] });
  expect(outcome(action('universal 1', { count: 1 }), asked).pay).toEqual({ scrap: 1, universal: 1 });
  expect(outcome(action('universal 0', { count: 0 }), asked).pay).toEqual({ scrap: 2 });
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
