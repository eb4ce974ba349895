/** Points that are given out at once: all of them, and no type more than it can take. */
import { expect, test } from 'vitest';
import { allotted } from '../src/games/frostpunk/allotted';

const able = (...most: number[]) => most.map((n, i) => ({ text: `tend ${i}`, type: String(i), most: n }));
const given = (points: number, most: number[], chosen: Record<string, number> = {}) =>
  allotted(able(...most), points, chosen, 1).map(({ n }) => n);

test('the type that was chosen takes what it can, the others the rest', () => {
  expect(given(4, [3, 4, 2])).toEqual([3, 1, 0]);
  expect(given(5, [2, 1, 4])).toEqual([2, 1, 2]);
});

test('what somebody gives to one is missing at the next', () => {
  expect(given(4, [3, 4, 2], { 0: 1, 1: 2 })).toEqual([1, 2, 1]);
});

test('nothing is left over, and whoever was chosen gets something', () => {
  expect(given(4, [3, 1, 1], { 0: 0 })).toEqual([2, 1, 1]);
  expect(given(2, [2, 2], { 0: 0 })).toEqual([1, 1]);
});

test('where there is no choice, least and most are the same', () => {
  const [first, second] = allotted(able(2, 1), 3, {}, 1);
  expect([first?.least, first?.most, second?.least, second?.most]).toEqual([2, 2, 1, 1]);
});
