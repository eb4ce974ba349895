/** The map as geometry: pointy-top hexes in axial coordinates, seen at a slant; pieces on them stand upright. Where what lies is
 * printed, and comes from the catalogue. */
import type { Board, Hex } from './printed';

export type Point = [x: number, y: number];

export const W = 114;
export const H = 88; // a regular hex of this width would be 132 high
export const LIP = 5;
const HALF = 26;
export const BOX = { x: -438, y: -271, w: 876, h: 540 };

const DIRECTIONS: Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]; // clockwise from the upper right, as corners and edges are walked

export const at = ([q, r]: Hex): Point => [W * (q + r / 2), 0.75 * H * r];

export const corners = (w = W, h = H): Point[] => [
  [0, -h / 2],
  [w / 2, -h / 4],
  [w / 2, h / 4],
  [0, h / 2],
  [-w / 2, h / 4],
  [-w / 2, -h / 4],
];
export const shift = (points: Point[], [x, y]: Point): Point[] => points.map((p) => [p[0] + x, p[1] + y]);
const short = (value: number): number => Math.round(value * 10) / 10;
export const polygon = (points: Point[]): string => `M${points.map((p) => `${short(p[0])} ${short(p[1])}`).join('L')}Z`;
const around = <T>(items: T[], index: number): T => items[(index + items.length) % items.length] as T;

/** A convex clockwise polygon pulled in by a distance. */
export function inset(points: Point[], by: number): Point[] {
  const lines = points.map((p, i) => {
    const next = around(points, i + 1);
    const [dx, dy] = [next[0] - p[0], next[1] - p[1]];
    const length = Math.hypot(dx, dy);
    return { x: p[0] - (dy / length) * by, y: p[1] + (dx / length) * by, dx, dy };
  });
  return lines.map((b, i): Point => {
    const a = around(lines, i - 1);
    const t = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / (a.dx * b.dy - a.dy * b.dx);
    return [a.x + a.dx * t, a.y + a.dy * t];
  });
}

/** A polygon with rounded corners. */
export function soft(points: Point[], radius: number): string {
  const towards = (p: Point, q: Point): Point => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const k = Math.min(radius, length / 2) / length;
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  };
  const parts = points.map((p, i) => {
    const start = towards(p, around(points, i - 1));
    const end = towards(p, around(points, i + 1));
    return `${i ? 'L' : 'M'}${short(start[0])} ${short(start[1])}Q${short(p[0])} ${short(p[1])} ${short(end[0])} ${short(end[1])}`;
  });
  return `${parts.join('')}Z`;
}

/** The outer edge of some hexes that lie together, walked once round. */
export function outline(hexes: Hex[]): Point[] {
  const key = (p: Point): string => p.map(Math.round).join();
  const inside = new Set(hexes.map((hex) => hex.join()));
  const edges = new Map<string, [Point, Point]>();
  for (const [q, r] of hexes) {
    const own = shift(corners(), at([q, r]));
    DIRECTIONS.forEach(([a, b], i) => {
      if (!inside.has([q + a, r + b].join())) edges.set(key(around(own, i)), [around(own, i), around(own, i + 1)]);
    });
  }
  const found: Point[] = [];
  const first = edges.values().next().value;
  let edge = first;
  while (edge) {
    found.push(edge[0]);
    edge = edges.get(key(edge[1]));
    if (edge === first) break;
  }
  return found;
}

export interface Place {
  id: string;
  ring: 'near' | 'far';
  zone: number;
  middle: Point;
}

export interface Spot {
  id: string;
  middle: Point; // where its pieces stand
  face: Point[];
  petal: boolean;
}

/** Where everything lies. */
export interface Lie {
  places: Place[]; // from the back of the table to the front
  petals: Spot[]; // the fields of the Generator tile
  zone: number; // theirs
  drawer: Point;
  zones: { zone: number; edge: Point[] }[]; // from the Generator outwards
  deposits: Record<string, Point>; // by place, where a deposit of the frame hangs
}

const known = new WeakMap<Board, Lie>();

export function lie(map: Board): Lie {
  const found = known.get(map) ?? laid(map);
  known.set(map, found);
  return found;
}

function laid(map: Board): Lie {
  const places = Object.entries(map.places).map(([id, { at: hex, ring, zone }]): Place => ({ id, ring, zone, middle: at(hex) }));
  const within = (zone: number): Hex[] => [
    [0, 0],
    map.drawer,
    ...Object.values(map.fields),
    ...Object.values(map.places).flatMap((place) => (place.zone <= zone ? [place.at] : [])),
  ];
  return {
    places: places.sort((a, b) => a.middle[1] - b.middle[1]),
    petals: Object.entries(map.fields).map(([id, hex]) => petal(id, at(hex))),
    zone: map.zone,
    drawer: at(map.drawer),
    zones: Object.values(map.ranges).map((zone) => ({ zone, edge: outline(within(zone)) })),
    deposits: {
      ...Object.fromEntries(places.map(({ id, middle }) => [id, middle])),
      ...Object.fromEntries(map.corners.map((id, i) => [id, around(CORNERS, i)])),
    },
  };
}

const rim = (middle: Point): Point[] => shift(inset(corners(), 2), middle);
const some = (points: Point[], ...which: number[]): Point[] => which.map((i) => points[i] as Point);

const petal = (id: string, middle: Point): Spot => ({
  id,
  middle: [middle[0], middle[1] - 1],
  face: rim(middle),
  petal: true,
});

/** The two fields of a tile, or the one of a large building. */
export function fieldsOf({ id, middle }: Place, large: boolean): Spot[] {
  const whole = rim(middle);
  if (large) return [{ id: `${id}a`, middle: [middle[0], middle[1] + 1], face: whole, petal: false }];
  return [
    { id: `${id}a`, middle: [middle[0] - HALF, middle[1]], face: some(whole, 0, 3, 4, 5), petal: false },
    { id: `${id}b`, middle: [middle[0] + HALF, middle[1]], face: some(whole, 0, 1, 2, 3), petal: false },
  ];
}

/** Where a deposit hangs in a corner of the frame, clockwise from the upper right. */
const CORNERS: Point[] = [
  [1.75 * W + 10, -2.64 * H - 8],
  [3.5 * W + 15, 0],
  [1.75 * W + 10, 2.64 * H + 8],
  [-1.75 * W - 10, 2.64 * H + 8],
  [-3.5 * W - 15, 0],
  [-1.75 * W - 10, -2.64 * H - 8],
];

/** The cliff round the crater: bands of rock, lit from the upper left. */
export function cliffs(): {
  ground: string;
  rim: string;
  top: string;
  snow: string;
  bands: { path: string; shade: string; cracks: string }[];
} {
  const hull = (
    [
      [3.5, -0.25],
      [3.5, 0.25],
      [2, 2.5],
      [1.5, 2.75],
      [-1.5, 2.75],
      [-2, 2.5],
      [-3.5, 0.25],
      [-3.5, -0.25],
      [-2, -2.5],
      [-1.5, -2.75],
      [1.5, -2.75],
      [2, -2.5],
    ] as Point[]
  ).map(([x, y]): Point => [x * W, y * H]);
  const inner = inset(hull, -5);
  const outer = inset(hull, -21);
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const bands = inner.map((p, i) => {
    const n = (i + 1) % 12;
    const [a, b, c, d] = [p, inner[n] as Point, outer[n] as Point, outer[i] as Point];
    const count = i % 2 ? 9 : 2;
    let cracks = '';
    for (let k = 1; k <= count; k++) {
      const low = between(a, b, k / (count + 1));
      const high = between(d, c, k / (count + 1));
      const middle = between(low, high, 0.5);
      cracks += `M${low.map(short)}L${short(middle[0] + (k % 2 ? 3 : -3))} ${short(middle[1])}L${high.map(short)}`;
    }
    return { path: polygon([a, b, c, d]), shade: 'mddddd'.charAt(i) || 'mlllmm'.charAt(i - 6), cracks };
  });
  const snow = `M${[6, 7, 8, 9, 10, 11, 0].map((i) => (outer[i] as Point).map(short)).join('L')}`;
  return { ground: polygon(inner), rim: polygon(inner), top: polygon(outer), snow, bands };
}

type Pile = Record<number, Point[]>;
const STACK: Pile = {
  1: [[0, 0]],
  2: [
    [-8, 0],
    [8, 0],
  ],
  3: [
    [0, -8],
    [-8, 4],
    [8, 4],
  ],
  4: [
    [-4, -8],
    [10, -8],
    [-8, 4],
    [8, 4],
  ],
  5: [
    [-8, -7],
    [8, -7],
    [-15, 5],
    [0, 5],
    [15, 5],
  ],
};
const GROVE: Pile = {
  1: [[0, 10]],
  2: [
    [-8, 8],
    [8, 15],
  ],
  3: [
    [9, 5],
    [-10, 7],
    [0, 18],
  ],
  4: [
    [5, 0],
    [-11, 5],
    [13, 15],
    [-3, 17],
  ],
  5: [
    [3, -2],
    [-13, 4],
    [13, 8],
    [-5, 14],
    [8, 21],
  ],
};

/** Where the single pieces of a heap stand, those behind first. */
export const heap = (good: string, n: number): Point[] => (good === 'tree' ? GROVE : STACK)[Math.min(5, n)] ?? [];

/** Snow on the ground of a place: always the same at the same place. */
export function flakes(middle: Point, seed: number, n: number): { x: number; y: number; r: number }[] {
  let k = Math.abs(seed * 151 + 977);
  return Array.from({ length: n }, () => {
    k = (k * 1103 + 12345) % 65521;
    return { x: short(middle[0] + (k % 71) - 35), y: short(middle[1] + ((k >> 3) % 41) - 28), r: 1 + (k % 3) * 0.35 };
  });
}
