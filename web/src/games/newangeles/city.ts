/** How pieces behave in the city, as far as one must know it to foresee a move: the rules themselves are with the server. */
import type { Catalogue, Lying, Piece, View } from './types';

export interface City {
  pieces: Record<Lying, Set<string>>;
  path: (district: string) => string;
  roots: number; // what has reached the Root, each time
  ill: Set<string>; // ill districts that were touched
  touched: Set<string>;
  came: { piece: Lying; district: string; over: string[] }[]; // where a piece came to rest, and what it was pushed through
  went: { piece: Lying; district: string }[];
}

const ENEMIES: readonly Lying[] = ['human-first', 'orgcrime'];

export function cityOf(view: View, catalogue: Catalogue): City {
  const pieces = Object.fromEntries(Object.entries(view.city).map(([piece, where]) => [piece, new Set(where)]));
  return {
    pieces: pieces as Record<Lying, Set<string>>,
    path: (district) => catalogue.districts[district]?.path ?? 'root',
    roots: 0,
    ill: new Set(),
    touched: new Set(),
    came: [],
    went: [],
  };
}

/** Ill just now, before anything changes there. */
function touch(city: City, district: string): void {
  city.touched.add(district);
  if (city.pieces.illness.has(district)) city.ill.add(district);
}

export function take(city: City, piece: Lying, district: string): void {
  touch(city, district);
  if (city.pieces[piece].delete(district)) city.went.push({ piece, district });
}

/** A piece comes to a district and goes on along the paths until it fits or reaches the Root. */
export function put(city: City, piece: Lying, district: string): void {
  if ((piece === 'prisec' || piece === 'development' || piece === 'android') && city.pieces[piece].has(district)) return;
  const over: string[] = [];
  let at = district;
  while (at !== 'root') {
    touch(city, at);
    const kept = ENEMIES.includes(piece) && city.pieces.prisec.has(at);
    if (!kept && !city.pieces[piece].has(at)) {
      city.pieces[piece].add(at);
      city.came.push({ piece, district: at, over });
      if (piece === 'outage') for (const unrest of ['protest', 'strike'] as const) city.pieces[unrest].delete(at);
      if (piece === 'prisec') for (const enemy of ENEMIES) if (city.pieces[enemy].has(at)) push(city, enemy, at);
      return;
    }
    over.push(at);
    at = city.path(at);
  }
  city.roots++;
}

export function push(city: City, piece: Lying, district: string): void {
  take(city, piece, district);
  put(city, piece, city.path(district));
}

export function shift(city: City, from: string, to: string): void {
  take(city, 'android', from);
  touch(city, to);
  city.pieces.android.add(to);
  city.came.push({ piece: 'android', district: to, over: [] });
}

export function look(city: City, district: string): void {
  touch(city, district);
}

/** Prisec and enemies of the same kind push on; of the other pieces only some can lie there once more. */
export function room(city: City, piece: Piece | Lying, district: string): boolean {
  return !((piece === 'prisec' || piece === 'development') && city.pieces[piece].has(district));
}
