/** Looking things up on the table. */
import type { Scene } from '../game';
import { STEPS, type Catalogue, type Corporation, type District, type Printed, type State, type Step } from './printed';
import type { Lying, Offer, Seat, View } from './view';

export const view = (scene: Scene): View => scene.view as View;
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

export function stateOf(scene: Scene, where: string): State {
  if (has(scene, 'outage', where)) return 'outage';
  if (has(scene, 'strike', where)) return 'strike';
  return has(scene, 'protest', where) ? 'protest' : 'stable';
}

/** How many of a piece are left in the reserve. */
export const reserve = (scene: Scene, what: Lying): number =>
  (catalogue(scene).pieces[what] ?? 0) - view(scene).city[what].length;

export function offered(scene: Scene, offer: Offer): string | null {
  const { deal } = view(scene);
  if (offer === 'main') return deal.main;
  return deal.countering === null ? null : (deal.box.at(-1)?.card ?? null);
}

export const offering = (scene: Scene, offer: Offer): number | null =>
  offer === 'main' ? view(scene).active : view(scene).deal.countering;

/** The step the deal has reached: what is still to come lies on the stack. */
export function step(scene: Scene): Step | null {
  const left = new Set(view(scene).stack.map(([task]) => String(task)));
  const at = STEPS.findIndex((name) => left.has(name === 'resolution' ? name : `${name}_step`));
  if (at === 0) return null;
  if (at > 0) return STEPS[at - 1] ?? null;
  return left.has('close_deal') ? 'resolution' : null;
}

/** The task the game waits on, by the name its ask has. */
export const task = (scene: Scene): unknown[] => view(scene).stack.at(-1) ?? [];

const STEPS_ASKED = [
  'corporation',
  'keep',
  'general',
  'use',
  'main',
  'counter',
  'counter_cost',
  'support',
  'support_with',
  'discard',
];

/** The asset that somebody is asked about, because its text is being carried out. */
export function inUse(scene: Scene): string | null {
  const { phase, resolving } = view(scene);
  const kind = scene.choosing?.ask?.kind;
  return kind && phase === 'action' && resolving.card === null && !STEPS_ASKED.includes(kind) ? resolving.asset : null;
}

/** Those a seat must end up richer than. */
export function rivalSeat(scene: Scene, number: number): number | null {
  const { rival } = seat(scene, number);
  const found = view(scene).seats.findIndex((one) => one.corporation === rival);
  return found < 0 ? null : found;
}

/** How many others somebody with the own rival card must be richer than, and is. */
export function needed(scene: Scene): number {
  const { four, more } = catalogue(scene).numbers.beaten;
  return view(scene).seats.length === 4 ? four : more;
}
export const beaten = (scene: Scene, number: number): number =>
  view(scene).seats.filter((other) => other.capital < seat(scene, number).capital).length;

/** The capital with which the Federalist wins when the city falls. */
export const fortune = (scene: Scene): number => catalogue(scene).numbers['federalist-capital'];

/** The same cards side by side, with a running number for copies. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((one) => {
    const copy = (seen.get(one) ?? 0) + 1;
    seen.set(one, copy);
    return { card: one, key: `${one}:${copy}` };
  });
}
