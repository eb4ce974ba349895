/** What is new since this person last did something. */
import type { Scene } from '../game';
import { numbered, view } from './table';
import type { Place, Side, View } from './view';

function sideBefore(scene: Scene, seat: number): Side | null {
  const before = scene.before?.view as View | undefined;
  return before?.seats[seat] ?? null;
}

/** Keys of the cards in hand (see `numbered`) that were not there. */
export function newCards(scene: Scene, seat: number): Set<string> {
  const before = sideBefore(scene, seat)?.hand;
  const now = view(scene).seats[seat]?.hand;
  if (!before || !now) return new Set();
  const old = new Set(numbered(before).map((one) => one.key));
  return new Set(
    numbered(now)
      .map((one) => one.key)
      .filter((key) => !old.has(key)),
  );
}

export function newPlaces(scene: Scene, seat: number): Set<string> {
  const before = sideBefore(scene, seat);
  const now = view(scene).seats[seat];
  if (!before || !now) return new Set();
  const old = new Map(before.state.map((entry) => [entry.place, entry.card]));
  return new Set(now.state.filter((entry) => old.get(entry.place) !== entry.card).map((entry) => entry.place));
}

export function newVisit(scene: Scene, seat: number, entry: Place): boolean {
  const was = sideBefore(scene, seat)?.state.find((other) => other.place === entry.place);
  return was !== undefined && was.uses < entry.uses;
}

/** How many of a good came in. */
export function newGoods(scene: Scene, seat: number, good: string): number {
  const before = sideBefore(scene, seat);
  const now = view(scene).seats[seat];
  return before && now ? (now.goods[good] ?? 0) - (before.goods[good] ?? 0) : 0;
}
