/** What the plain table knows of a view: entries with names, cards the catalogue prints, and a side for each seat. */
import { t, words } from '../../lib/i18n/words.svelte';
import type { Deed, Scene } from '../game';

export interface Printed {
  name: string;
  text: string[];
}

export type Entries = [name: string, value: unknown][];

const CARD = 'card:';
/** Entries of a view that tables and sentences show in their own way. */
const HEAD = ['game', 'eyes', 'round', 'phase', 'waiting', 'stack', 'asked', 'seats'];

export function cards(scene: Scene): Record<string, Printed> {
  return (scene.catalogue as { cards?: Record<string, Printed> }).cards ?? {};
}

export const isCard = (scene: Scene, value: unknown): value is string => typeof value === 'string' && value in cards(scene);
export const thingOf = (card: string): string => CARD + card;
export const cardOf = (thing: string): string => thing.slice(CARD.length);

export function printed(scene: Scene, thing: string): Printed {
  return cards(scene)[cardOf(thing)] ?? { name: cardOf(thing), text: [] };
}

/** The cards a deed names, in its order. */
export function concerned(deed: Deed, scene: Scene): string[] {
  const named = Object.entries(deed).flatMap(([name, value]) => (name === 'text' || name === 'do' ? [] : [value].flat()));
  return named.filter((value) => isCard(scene, value)).map(thingOf);
}

export function common(scene: Scene): Entries {
  return Object.entries(scene.view).filter(([name]) => !HEAD.includes(name));
}

export function side(scene: Scene, seat: number): Record<string, unknown> {
  const seats = scene.view['seats'];
  return ((Array.isArray(seats) ? seats[seat] : null) ?? {}) as Record<string, unknown>;
}

/** The cards in a hand; null: they are hidden. */
export function hand(scene: Scene, seat: number): string[] | null {
  const held = side(scene, seat)['hand'];
  return Array.isArray(held) ? held.filter((card) => isCard(scene, card)) : null;
}

/** What an entry is called: by the messages of the game for its view, or by those for its score. */
export function called(name: string): string {
  const id = name.replaceAll('_', '-');
  return [`view-${id}`, `score-${id}`].filter((message) => words.has(message)).map((message) => t(message))[0] ?? name;
}

/** A value in words: as the game says it, as the name of a card, or as it is. */
export function said(scene: Scene, name: string, value: string | number | boolean): string {
  const id = `view-${name.replaceAll('_', '-')}`;
  const player = scene.players.find(({ seat }) => seat === value)?.name ?? '';
  if (words.has(`${id}-said`)) return t(`${id}-said`, { value: String(value), player });
  if (words.has(`${id}-${String(value)}`)) return t(`${id}-${String(value)}`);
  return String(value);
}
