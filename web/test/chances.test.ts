import { expect, test } from 'vitest';
import { chanced, HEIGHT, WIDTH } from '../src/lib/table/chances';

test('a curve of chances stays inside, goes from left to right, and better chances lie higher', () => {
  const curve = [
    { at: 0, chance: 0 },
    { at: 20, chance: 0.5 },
    { at: 40, chance: 1 },
  ];
  const dots = chanced(curve, 40);
  expect(dots.every(({ x, y }) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT)).toBe(true);
  expect(dots[0]!.x).toBeLessThan(dots[1]!.x);
  expect(dots[1]!.x).toBeLessThan(dots[2]!.x);
  expect(dots[0]!.y).toBeGreaterThan(dots[1]!.y);
  expect(dots[1]!.y).toBeGreaterThan(dots[2]!.y);
});
