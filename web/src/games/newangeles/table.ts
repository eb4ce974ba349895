/** Looking things up on the table. */
import { t } from '../../lib/i18n/words.svelte';
import type { Scene, Standing } from '../game';
import type { Card, Catalogue, Corporation, District, Term } from './printed';
import type { Boxed, Lying, Offer, Outlook, Seat, Site, View } from './view';

export const view = (scene: Scene): View => scene.view as View;
export const outlook = (scene: Scene): Outlook => view(scene).outlook;
export const catalogue = (scene: Scene): Catalogue => scene.catalogue as Catalogue;
/** The clauses to look up for what somebody looks at. */
export const clauses = (scene: Scene, term: Term): string[] => catalogue(scene).clauses[term];

export const before = (scene: Scene): View | null => (scene.before?.view ?? null) as View | null;

export function card(scene: Scene, id: string): Card {
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

/** What the own rival card asks for. */
export function rivalAsks(scene: Scene): Record<string, string | number> {
  const { rival, rival_seat, aim } = mine(scene);
  const card = rival === 'federalist' ? 'federalist' : rival_seat === scene.bottom ? 'own' : 'other';
  return { card, need: aim?.need ?? 0 };
}

export const chosen = (found: Seat): boolean => found.corporation !== '-';

export function corporation(scene: Scene, number: number): Corporation | null {
  return catalogue(scene).corporations[seat(scene, number).corporation] ?? null;
}

export const player = (scene: Scene, number: number): string => scene.players.find((one) => one.seat === number)?.name ?? '';

/** Person and corporation together, as in the log; before it is chosen, the person alone. */
export function called(scene: Scene, number: number): string {
  const found = corporation(scene, number);
  const [name, yours] = [player(scene, number), scene.players.some((one) => one.seat === number && one.yours)];
  if (found) return t('player-called', { way: yours ? 'you' : 'other', player: name, corporation: found.name });
  return yours ? `${name} ${t('web-you')}` : name;
}

/** Where the person is named beside it: a corporation, or before it is chosen, the person. */
export const titled = (scene: Scene, number: number): string => corporation(scene, number)?.name ?? player(scene, number);

export const has = (scene: Scene, what: Lying, where: string): boolean => view(scene).city[what].includes(where);

export const site = (scene: Scene, where: string): Site => {
  const found = outlook(scene).districts[where];
  if (!found) throw new Error(`no district ${where}`);
  return found;
};

/** An offer that stands. */
export const offered = (scene: Scene, offer: Offer): Boxed | null => outlook(scene).offers[offer];

/** The same cards side by side, with a running number for copies. */
export function numbered(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((one) => {
    const copy = (seen.get(one) ?? 0) + 1;
    seen.set(one, copy);
    return { card: one, key: `${one}:${copy}` };
  });
}

/** Whoever wants to use no asset in a deal is not asked after every offer. */
export function standing(scene: Scene): Standing | null {
  const { space } = outlook(scene);
  return space === null ? null : { until: `${view(scene).round}:${space}`, kind: 'use', action: 'pass' };
}

/** Whom a tie would go to, as long as there may be one. */
export const tieGoesTo = ({ outlook, deal, active }: View): number | null =>
  outlook.offers.main && outlook.offers.counter && deal.won === null && deal.decided === null ? active : null;
