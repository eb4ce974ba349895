/** Where the points of a curve of chances go. */
import type { CurvePoint } from '../wire';

export const WIDTH = 560;
export const HEIGHT = 180;
const LEFT = 40;
const TOP = 8;
const BOTTOM = HEIGHT - 8;

export function chanced(curve: CurvePoint[], moves: number): { x: number; y: number }[] {
  return curve.map(({ at, chance }) => ({
    x: Math.round(LEFT + ((WIDTH - LEFT - 4) * at) / Math.max(1, moves)),
    y: Math.round(BOTTOM - (BOTTOM - TOP) * chance),
  }));
}
