/** The games that have a board. Each comes with its own chunk, when somebody sits down at it. */
import type { Component } from 'svelte';
import { words } from '../lib/i18n/words.svelte';
import type { Game } from './game';

interface Entry {
  load: () => Promise<Game>;
  art: () => Promise<Component>; // the picture on the card of the home page
}

const GAMES: Record<string, Entry> = {
  state51: {
    load: async () => (await import('./state51')).state51,
    art: async () => (await import('./state51/TitleArt.svelte')).default,
  },
  newangeles: {
    load: async () => (await import('./newangeles')).newangeles,
    art: async () => (await import('./newangeles/TitleArt.svelte')).default,
  },
  frostpunk: {
    load: async () => (await import('./frostpunk')).frostpunk,
    art: async () => (await import('./frostpunk/TitleArt.svelte')).default,
  },
};

export const playable = (game: string): boolean => game in GAMES;

/** A game with its words. */
export async function loadGame(game: string): Promise<Game | null> {
  const entry = GAMES[game];
  if (!entry) return null;
  const [loaded] = await Promise.all([entry.load(), words.learn(game)]);
  return loaded;
}

export function titleArt(game: string): Promise<Component> | null {
  return GAMES[game]?.art() ?? null;
}
