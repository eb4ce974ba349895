/** Looking things up on the table. */
import type { Scene } from '../game';
import { catalogue } from './catalogue';
import type { Building, Side } from './catalogue';
import type { Asked, Danger, Lying, Peril, Route, Seat, View } from './view';

export const view = (scene: Scene): View => scene.view as View;
export const before = (scene: Scene): View | null => (scene.before?.view ?? null) as View | null;

export function seat(scene: Scene, number: number): Seat {
  const found = view(scene).seats[number];
  if (!found) throw new Error(`no seat ${number}`);
  return found;
}

export const player = (scene: Scene, number: number): string => scene.players.find((one) => one.seat === number)?.name ?? '';

/** What lies on a field: nothing, goods, or a building with one of its sides up. */
export type Standing =
  { kind: 'empty' } | { kind: 'goods'; good: string; n: number } | { kind: 'building'; id: string; upgraded: boolean };

export function standing(scene: Scene, field: string): Standing {
  const text = view(scene).fields[field] ?? '-';
  if (text === '-') return { kind: 'empty' };
  const [word = '', n] = text.split(' ');
  if (n !== undefined) return { kind: 'goods', good: word, n: Number(n) };
  return { kind: 'building', id: word.replace(/\+$/, ''), upgraded: word.endsWith('+') };
}

export function building(scene: Scene, id: string): Building {
  const found = catalogue(scene).buildings[id];
  if (!found) throw new Error(`no building ${id}`);
  return found;
}

export function sideOf(scene: Scene, at: { id: string; upgraded: boolean }): Side {
  const found = building(scene, at.id);
  return at.upgraded && found.upgraded ? found.upgraded : found.base;
}

export const isLarge = (scene: Scene, place: string): boolean => {
  const here = standing(scene, `${place}a`);
  return here.kind === 'building' && building(scene, here.id).large;
};

export const warm = (scene: Scene, field: string): boolean => view(scene).outlook.warm.includes(field);

/** Whether what is asked for would be done, or stand, in the cold there. */
export const chilly = (scene: Scene, spot: string): boolean => view(scene).outlook.chilly.includes(spot);

/** Whether a zone is warm; they count from the Generator outwards, from 1. */
export const zoneWarm = (v: { outlook: Pick<View['outlook'], 'zones'> }, zone: number): boolean =>
  v.outlook.zones[zone - 1] ?? false;

/** The number that loses the game by this. */
export function peril(scene: Scene, name: Danger): Peril {
  const found = view(scene).outlook.perils.find((one) => one.name === name);
  if (!found) throw new Error(`no danger ${name}`);
  return found;
}

export const pawnsAt = (scene: Scene, spot: string): string[] =>
  view(scene)
    .placed.filter(([, where]) => where === spot)
    .map(([pawn]) => pawn);

type Kind = Asked['kind'];

/** What the game waits for, if it is of this kind. */
export function asked<K extends Kind>(scene: Scene, kind: K): Extract<Asked, { kind: K }> | null {
  const now = view(scene).asked;
  return now?.kind === kind ? (now as Extract<Asked, { kind: K }>) : null;
}

/** The expedition an ask is about. */
export function askedRoute(scene: Scene): Route | undefined {
  const now = view(scene).asked;
  return now && 'route' in now ? view(scene).route[now.route - 1] : undefined;
}

export const lying = (scene: Scene, event: string): Lying | undefined => view(scene).card.find((one) => one.event === event);

/** The card at the top of a route, and the ways taken below it. */
export function top(route: Route): string | null {
  return route.cards.at(-1)?.split(':')[0] ?? null;
}
