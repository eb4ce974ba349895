/** The boards there are. Each comes with its own chunk, when somebody sits down at it; the games come from the server, which says
 * for each on which board it is played. One without a board is played on the plain table. */
import type { Component } from 'svelte';
import { api } from '../lib/api';
import { words } from '../lib/i18n/words.svelte';
import type { Game } from './game';

interface Board {
  load: () => Promise<Game>;
  art: () => Promise<Component>; // the picture on the card of the home page
}

const BOARDS: Record<string, Board> = {
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

const boards = new Map<string, string>(); // of the games the server has told of

async function boardOf(game: string): Promise<Board | undefined> {
  if (game in BOARDS) return BOARDS[game]; // no need to ask: a game has the board of its name, or that of another
  if (!boards.has(game)) for (const card of await api.games()) boards.set(card.game, card.board);
  return BOARDS[boards.get(game) ?? ''];
}

/** A game with its words. */
export async function loadGame(game: string): Promise<Game> {
  const load = async () => (await boardOf(game))?.load() ?? (await import('./plain')).plain(game);
  const [loaded] = await Promise.all([load(), words.learn(game)]);
  return loaded;
}

export async function titleArt(board: string): Promise<Component> {
  return BOARDS[board]?.art() ?? (await import('./plain/TitleArt.svelte')).default;
}
