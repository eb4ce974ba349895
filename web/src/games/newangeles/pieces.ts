/** The shapes of the city: every piece and every state has its own, so that colour is never the only sign. */
import type { Piece } from './order';
import type { Condition } from './view';

const r = (number: number): number => Math.round(number * 10) / 10;

function polygon(corners: number, size: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / corners;
    return `${r(Math.sin(angle) * size * 1.06)} ${r(-Math.cos(angle) * size * 1.06)}`;
  });
  return `M${points.join('L')}z`;
}

const circle = (size: number): string => `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
const square = (size: number): string => `M${-size} ${-size}h${2 * size}v${2 * size}h${-2 * size}z`;

/** The outline of a piece of size 10 around the origin. */
export const SHAPES: Record<Piece, string> = {
  android: polygon(6, 10),
  development: square(8.6),
  illness: circle(9.8),
  'human-first': 'M0 -10.8L9.8 -2.8V9.2H-9.8V-2.8z',
  orgcrime: 'M0 -11.4L11.4 0L0 11.4L-11.4 0z',
  prisec: 'M-9.2 -8.6H9.2V1C9.2 7 4 9.8 0 11.2C-4 9.8 -9.2 7 -9.2 1z',
};

/** How large the sign inside is, and how far it hangs. */
export const SIGNS: Record<Piece, { size: number; drop: number }> = {
  android: { size: 12.5, drop: 0 },
  development: { size: 11.5, drop: 0 },
  illness: { size: 13.5, drop: 0 },
  'human-first': { size: 11, drop: 1.2 },
  orgcrime: { size: 11.5, drop: 0 },
  prisec: { size: 11.5, drop: -0.2 },
};

export const STATES: Record<Condition, { outline: string; size: number; drop: number }> = {
  stable: { outline: circle(7.3), size: 0, drop: 0 },
  protest: { outline: 'M0 -8.7L9.2 7.5H-9.2z', size: 8.5, drop: 1.9 },
  strike: { outline: polygon(8, 8.3), size: 10.2, drop: 0 },
  outage: { outline: square(7.6), size: 11.5, drop: 0 },
};

export const TICK = 'M-3.4 .3L-.9 2.9L3.6 -2.7';

/** A plate with two cut corners. */
export const plate = (w: number, h: number, cut = 12, round = 6): string =>
  `M${round} 0H${w - cut}L${w} ${cut}V${h - round}a${round} ${round} 0 0 1 ${-round} ${round}H${cut}L0 ${h - cut}V${round}a${round} ${round} 0 0 1 ${round} ${-round}z`;

function chance(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/** Little towers on the upper edge of a plate, always the same for the same district; windows are paths of their own. */
export function skyline(number: number, width: number, height: number): { towers: string; windows: string; others: string } {
  const next = chance(number * 7 + 3);
  let [towers, windows, others] = ['', '', ''];
  for (let x = 12; x < width - 22;) {
    const w = 7 + Math.floor(next() * 9);
    const gap = next() < 0.3 ? 4 + next() * 10 : 1;
    const h = height * (0.35 + 0.65 * next());
    towers += `M${r(x)} 1V${r(-h)}h${w}V1z`;
    for (let y = -h + 3; y < -2; y += 4) {
      for (let at = x + 2; at < x + w - 2; at += 3) {
        const lit = next();
        if (lit < 0.26) windows += `M${r(at)} ${r(y)}h1.4v1.8h-1.4z`;
        else if (lit < 0.38) others += `M${r(at)} ${r(y)}h1.4v1.8h-1.4z`;
      }
    }
    x += w + gap;
  }
  return { towers, windows, others };
}

/** The segments of a ring, clockwise from the top. */
export function ring(cx: number, cy: number, radius: number, count: number): string[] {
  const gap = 2.6;
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${r(cx + radius * Math.cos(angle))} ${r(cy + radius * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, i) => {
    const from = at((i * 360) / count + gap / 2);
    const to = at(((i + 1) * 360) / count - gap / 2);
    return `M${from}A${radius} ${radius} 0 0 1 ${to}`;
  });
}
