import { expect, test } from 'vitest';
import { plotted, scale, signed } from '../src/lib/table/course';

test('a scale is labelled with few round values that hold all there are', () => {
  expect(scale(0, 25)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(scale(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  expect(scale(0, 0)).toEqual([0, 1]);
  for (const [least, most] of [
    [0, 1],
    [-7, 93],
    [12, 13],
    [-1, 0],
    [0, 999],
  ] as const) {
    const ticks = scale(least, most);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks[0]).toBeLessThanOrEqual(least);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
  }
});

test('a line goes from left to right, and higher values lie higher', () => {
  const line = { name: 'Anna', values: [0, 4, 10], causes: [] };
  const plot = plotted({ picture: 'score', name: 'Points', rounds: [0, 1, 2], turning: null, lines: [line] });
  const dots = plot.lines[0]?.dots ?? [];
  expect(dots.map((dot) => dot.x)).toEqual([...dots.map((dot) => dot.x)].sort((a, b) => a - b));
  expect(dots.map((dot) => dot.y)).toEqual([...dots.map((dot) => dot.y)].sort((a, b) => b - a));
});

test('the round in which the game turned is marked where that round is', () => {
  const line = { name: 'Deaths', values: [0, 4, 10], causes: [] };
  const picture = { picture: 'deaths', name: 'Deaths', rounds: [0, 4, 5], turning: { round: 4, text: 'Lost.' }, lines: [line] };
  const plot = plotted(picture);
  expect(plot.turning).toBe(plot.rounds[1]?.x);
  expect(plotted({ ...picture, turning: null }).turning).toBeNull();
});

test('a change has its sign', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0']);
});
