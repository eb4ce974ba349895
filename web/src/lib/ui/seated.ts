/** Who sits where when a table is laid: this person, and bots around. */
import type { WantedSeat } from '../wire';

export function seated(count: number, bot: string | null): WantedSeat[] {
  return Array.from({ length: count }, (_, number): WantedSeat => (number === 0 ? { kind: 'me' } : { kind: 'bot', bot }));
}
