/** Who else is at the table, as far as it matters for talking to them and waiting for them. */
import type { Game, Scene } from '../games/game';
import { t } from './i18n/words.svelte';
import type { Player, TableSeat } from './wire';

/** Whoever sits at a seat, as the page names people: as the game does, or by name and whether it is who reads. */
export function called(game: Game, scene: Scene, seat: number): string {
  if (game.called) return game.called(scene, seat);
  const found = scene.players.find((player) => player.seat === seat);
  const alone = scene.players.filter((player) => player.yours).length === 1; // at one screen all of them are
  return found?.yours && alone ? `${found.name} ${t('web-you')}` : (found?.name ?? '');
}

/** Say something to everybody, or to one seat alone. */
export type Say = (text: string, to: number | null) => Promise<boolean>;

/** To whom this person can whisper: to the people at the other seats. Who only watches can not. */
export function hearers(players: Player[]): Player[] {
  if (!players.some((player) => player.yours)) return [];
  return players.filter((player) => !player.yours && taken(player));
}

/** A seat that is a person's, though a bot may play it for a while. */
export function taken(player: Player | undefined): boolean {
  return player?.kind === 'human' || player?.kind === 'local';
}

/** A seat nobody has taken yet. */
export function vacant(player: Player): boolean {
  return player.kind === 'open' && player.bot === null;
}

/** Somebody sits here, but does not look at the table now. */
export function away(player: Player): boolean {
  return !player.online && !vacant(player);
}

/** The seats of a table nobody has taken yet: whether `name` may sit down, whether one is kept for them, and for whom the rest is. */
export function vacancies(seats: TableSeat[], name: string): { free: boolean; yours: boolean; kept: string[] } {
  const vacant = seats.filter((seat) => seat.kind === 'open' && !seat.bot);
  const yours = vacant.some((seat) => seat.invited === name);
  const kept = vacant.flatMap((seat) => (seat.invited === null || seat.invited === name ? [] : [seat.invited]));
  return { free: yours || vacant.some((seat) => seat.invited === null), yours, kept };
}
