/** Looking things up on the table. */
import type { Scene } from '../game';
import type { Card, Catalogue, Faction, Location, LocationKind, Term, Token } from './printed';
import type { Place, Side, View } from './view';

export const view = (scene: Scene): View => scene.view as View;
export const catalogue = (scene: Scene): Catalogue => scene.catalogue as Catalogue;

/** The clauses to look up for what somebody looks at. */
export const clauses = (scene: Scene, term: Term): string[] => catalogue(scene).clauses[term];

export function side(scene: Scene, seat: number): Side {
  const found = view(scene).seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export const mine = (scene: Scene): Side => side(scene, scene.bottom);
export const theirs = (scene: Scene): Side => side(scene, 1 - scene.bottom);

export function card(scene: Scene, id: string): Card {
  const found = catalogue(scene).cards[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export function location(scene: Scene, id: string): Location {
  const found = card(scene, id);
  if (found.class !== 'location') throw new Error(`${id} is no location`);
  return found;
}

export function faction(scene: Scene, seat: number): Faction {
  const found = catalogue(scene).factions[side(scene, seat).faction];
  if (!found) throw new Error(`no faction for seat ${seat}`);
  return found;
}

/** What a contact token is good for; null: the good is none. */
export const token = (scene: Scene, good: string): Token | null => catalogue(scene).tokens[good] ?? null;

/** A location of a side, by the name it has in actions (copies are numbered: gas-station:2). */
export function place(of: Side, name: string): Place {
  const found = of.state.find((entry) => entry.place === name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
}

export type Row = 'production' | 'features' | 'actions';
export const ROWS: readonly Row[] = ['production', 'features', 'actions'];
const ROW_OF: Record<LocationKind, Row> = { open: 'production', closed: 'production', feature: 'features', action: 'actions' };

export function rows(scene: Scene, of: Side): Record<Row, Place[]> {
  const found: Record<Row, Place[]> = { production: [], features: [], actions: [] };
  for (const entry of of.state) found[ROW_OF[location(scene, entry.card).kind]].push(entry);
  return found;
}

export const rowOf = (found: Location): Row => ROW_OF[found.kind];

/** Cards side by side in the order in which actions with them are listed, so that number keys follow what is seen. */
export function listed(scene: Scene, cards: readonly string[]): string[] {
  const order = Object.keys(catalogue(scene).cards);
  return [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The same cards side by side, with a running number for copies. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((one) => {
    const copy = (seen.get(one) ?? 0) + 1;
    seen.set(one, copy);
    return { card: one, key: `${one}:${copy}` };
  });
}
