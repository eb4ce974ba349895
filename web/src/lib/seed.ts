import { api } from './api';

/** What is told after the game: the record, the seed in it, and whether it was the promised one (null: cannot be checked). */
export interface Unsealed {
  record: Record<string, unknown>;
  seed: string;
  kept: boolean | null;
}

export async function unsealed(table: string, commitment: string): Promise<Unsealed> {
  const record = await api.record(table);
  const seed = typeof record['seed'] === 'string' ? record['seed'] : '';
  return { record, seed, kept: seed ? await keeps(seed, commitment) : null };
}

/** Whether a seed is the one promised before the game. */
export async function keeps(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // the browser offers it only on secure pages
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ratusz seed: ${seed}`));
  const text = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === commitment;
}
