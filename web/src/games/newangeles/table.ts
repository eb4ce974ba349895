/** Looking things up on the table. */
import type { Scene } from '../game';
import type { Catalogue, Corporation, District, Printed } from './printed';
import type { Lying, Offer, Outlook, Seat, Site, View } from './view';

export const view = (scene: Scene): View => scene.view as View;
export const outlook = (scene: Scene): Outlook => view(scene).outlook;
export const catalogue = (scene: Scene): Catalogue => scene.catalogue as Catalogue;
export const before = (scene: Scene): View | null => (scene.before?.view ?? null) as View | null;

export function card(scene: Scene, id: string): Printed {
  const found = catalogue(scene).cards[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export function district(scene: Scene, id: string): District {
  const found = catalogue(scene).districts[id];
  if (!found) throw new Error(`no district ${id}`);
  return found;
}

export const districts = (scene: Scene): District[] => Object.values(catalogue(scene).districts);

export function seat(scene: Scene, number: number): Seat {
  const found = view(scene).seats[number];
  if (!found) throw new Error(`no seat ${number}`);
  return found;
}

/** The seat at the lower edge; a spectator looks over nobody's shoulder, but the first seat's public side is there. */
export const mine = (scene: Scene): Seat => seat(scene, scene.bottom);

export const chosen = (found: Seat): boolean => found.corporation !== '-';

export function corporation(scene: Scene, number: number): Corporation | null {
  return catalogue(scene).corporations[seat(scene, number).corporation] ?? null;
}

export const player = (scene: Scene, number: number): string => scene.players.find((one) => one.seat === number)?.name ?? '';

/** A corporation stands for its player; before it is chosen, the player's own name does. */
export const called = (scene: Scene, number: number): string => corporation(scene, number)?.name ?? player(scene, number);

export const has = (scene: Scene, what: Lying, where: string): boolean => view(scene).city[what].includes(where);

export const site = (scene: Scene, where: string): Site => {
  const found = outlook(scene).districts[where];
  if (!found) throw new Error(`no district ${where}`);
  return found;
};

/** Something of what a working district yields is crossed out. */
export const isBlocked = ({ condition, primary }: Site): boolean =>
  primary === 0 && condition !== 'strike' && condition !== 'outage';

export function offered(scene: Scene, offer: Offer): string | null {
  const { deal } = view(scene);
  if (offer === 'main') return deal.main;
  return deal.countering === null ? null : (deal.box.at(-1)?.card ?? null);
}

export const offering = (scene: Scene, offer: Offer): number | null =>
  offer === 'main' ? view(scene).active : view(scene).deal.countering;

/** Those a seat must end up richer than. */
export function rivalSeat(scene: Scene, number: number): number | null {
  const { rival } = seat(scene, number);
  const found = view(scene).seats.findIndex((one) => one.corporation === rival);
  return found < 0 ? null : found;
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
