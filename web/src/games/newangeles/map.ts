/** Where the ten districts lie on the board: three terraces climbing to the Root, once for wide and once for tall windows. */

export interface Spot {
  x: number;
  y: number;
}

export interface Lie {
  box: { w: number; h: number };
  plate: { w: number; h: number };
  at: Record<number, Spot>; // by the number of the district
  root: Spot & { radius: number };
  paths: string[]; // with an arrow at their end
  joins: string[]; // that run into another path
  terraces: [tier: number, outline: string][];
}

function wide(): Lie {
  const [w, h] = [164, 100];
  const x = [10, 192, 374, 556, 738];
  const y = { 3: 21, 2: 160, 1: 299 };
  const at: Record<number, Spot> = {};
  const put = (number: number, column: number, tier: 1 | 2 | 3) => (at[number] = { x: x[column] ?? 0, y: y[tier] });
  put(9, 2, 3);
  put(10, 3, 3);
  put(6, 2, 2);
  put(8, 3, 2);
  put(7, 4, 2);
  put(1, 0, 1);
  put(2, 1, 1);
  put(5, 2, 1);
  put(3, 3, 1);
  put(4, 4, 1);
  const spot = (number: number): Spot => at[number] ?? { x: 0, y: 0 };
  const middle = (number: number) => spot(number).x + w / 2;
  const level = (number: number) => spot(number).y + h / 2;
  const bottom = (number: number) => spot(number).y + h;
  const root = { x: 820, y: 71, radius: 44 };
  const bus = bottom(9) + 21;
  return {
    box: { w: 912, h: 405 },
    plate: { w, h },
    at,
    root,
    paths: [
      `M${spot(1).x + w + 1} ${level(1)}H${spot(2).x - 5}`,
      `M${spot(2).x + w + 1} ${level(2)}H${spot(5).x - 5}`,
      `M${spot(3).x - 1} ${level(3)}H${spot(5).x + w + 5}`,
      `M${middle(5)} ${spot(5).y - 1}V${bottom(6) + 11}`,
      `M${spot(4).x + 34} ${spot(4).y - 1}V${bottom(7) + 11}`,
      `M${middle(6) - 24} ${spot(6).y - 1}V${bottom(9) + 11}`,
      `M${middle(7)} ${spot(7).y - 1}V${bus + 8}q0 -8 -8 -8H${middle(9) + 32}q-8 0 -8 -8V${bottom(9) + 11}`,
      `M${spot(9).x + w + 1} ${level(9)}H${spot(10).x - 5}`,
      `M${spot(10).x + w + 1} ${level(10)}H${root.x - 58}`,
    ],
    joins: [`M${middle(8)} ${spot(8).y - 1}V${bus + 8}q0 -8 -8 -8`],
    terraces: [
      [3, 'M365 7H1700V142H365z'],
      [2, 'M365 146H1700V281H365z'],
      [1, 'M-30 285H1700V600H-30z'],
    ],
  };
}

function tall(): Lie {
  const [w, h] = [116, 86];
  const x = [9, 137, 265];
  const y = [7, 113, 219, 325];
  const at: Record<number, Spot> = {};
  const put = (number: number, column: number, row: number) => (at[number] = { x: x[column] ?? 0, y: y[row] ?? 0 });
  put(9, 0, 0);
  put(10, 1, 0);
  put(6, 0, 1);
  put(8, 1, 1);
  put(7, 2, 1);
  put(5, 0, 2);
  put(3, 1, 2);
  put(4, 2, 2);
  put(2, 0, 3);
  put(1, 1, 3);
  const spot = (number: number): Spot => at[number] ?? { x: 0, y: 0 };
  const middle = (number: number) => spot(number).x + w / 2;
  const level = (number: number) => spot(number).y + h / 2;
  const bottom = (number: number) => spot(number).y + h;
  return {
    box: { w: 390, h: 416 },
    plate: { w, h },
    at,
    root: { x: 327, y: 50, radius: 41 },
    paths: [
      `M${spot(1).x - 1} ${level(1)}H${spot(2).x + w + 4}`,
      `M${middle(2)} ${spot(2).y}V${bottom(5) + 8}`,
      `M${spot(3).x - 1} ${level(3)}H${spot(5).x + w + 4}`,
      `M${middle(5)} ${spot(5).y}V${bottom(6) + 8}`,
      `M${middle(4)} ${spot(4).y}V${bottom(7) + 8}`,
      `M${middle(6) - 16} ${spot(6).y}V${bottom(9) + 8}`,
      `M${middle(7)} ${spot(7).y}v-1q0 -5 -5 -5H${middle(9) + 22}q-5 0 -5 -5V${bottom(9) + 8}`,
      `M${spot(9).x + w + 1} ${level(9)}H${spot(10).x - 4}`,
      `M${spot(10).x + w + 1} ${level(10)}H${(x[2] ?? 0) + 8}`,
    ],
    joins: [`M${middle(8)} ${spot(8).y}v-1q0 -5 -5 -5`],
    terraces: [],
  };
}

export const WIDE = wide();
export const TALL = tall();
