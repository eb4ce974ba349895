/** Talk that only one other person at the table hears. */
import type { Player } from './wire';

/** Say something to everybody, or to one seat alone. */
export type Say = (text: string, to: number | null) => Promise<boolean>;

/** To whom this person can whisper: to the people at the other seats. Who only watches can not. */
export function hearers(players: Player[]): Player[] {
  if (!players.some((player) => player.yours)) return [];
  return players.filter((player) => !player.yours && (player.kind === 'human' || player.kind === 'local'));
}
