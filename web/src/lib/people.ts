/** Who else is at the table, as far as it matters for talking to them and waiting for them. */
import type { Player } from './wire';

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
