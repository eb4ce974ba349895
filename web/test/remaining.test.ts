import { expect, test } from 'vitest';
import { hands } from '../src/lib/remaining';

test('a clock shows hours, minutes and seconds, and no hours where there are none', () => {
  expect(hands(26 * 3600_000 + 5 * 60_000 + 9_000)).toBe('26:05:09');
  expect(hands(5 * 60_000 + 9_000)).toBe('5:09');
  expect(hands(59_100)).toBe('1:00');
  expect(hands(0)).toBe('0:00');
});
