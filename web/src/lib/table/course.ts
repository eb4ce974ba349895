/** Where the lines of a picture over the rounds go. */
import { t } from '../i18n/words.svelte';
import type { Picture } from '../wire';

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  text: string; // the same, to be read aloud
  ticks: { value: number; y: number }[];
  rounds: { number: number; x: number }[];
  turning: number | null; // where the game turned
  lines: { points: string; dots: { x: number; y: number }[] }[];
}

const WIDTH = 560;
const HEIGHT = 180;
const LEFT = 34;
const RIGHT = WIDTH - 10;
const TOP = 10;
const BOTTOM = HEIGHT - 22;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** The values a scale is labelled with: few, round, and reaching from below the least to above the most. */
export function scale(least: number, most: number): number[] {
  const step = STEPS.find((one) => (Math.max(most, least + 1) - least) / one <= 5) ?? 1000;
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
}

export function plotted(picture: Picture): Plot {
  const values = picture.lines.flatMap((line) => line.values);
  const ticks = scale(Math.min(0, ...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (at: number) => LEFT + ((RIGHT - LEFT - 10) * at) / Math.max(1, picture.rounds.length - 1);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low);
  const lines = picture.lines.map((line) => {
    const dots = line.values.map((value, at) => ({ x: x(at), y: y(value) }));
    return { dots, points: dots.map((dot) => `${dot.x},${dot.y}`).join(' ') };
  });
  const said = picture.lines.map((line) => `${line.name ? `${line.name}: ` : ''}${line.values.join(', ')}`);
  const turned = picture.turning ? picture.rounds.indexOf(picture.turning.round) : -1;
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: RIGHT,
    text: t('web-course-said', { name: picture.name, values: said.join('; ') }),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    rounds: picture.rounds.map((number, at) => ({ number, x: x(at) })),
    turning: turned < 0 ? null : x(turned),
    lines,
  };
}
