/** What is kept in this browser for reading without the server: the shell of the page (by the service worker), and how each table stood. */
import type { Entry, State } from './wire';

const LAST = 'ratusz-last';

export interface Kept {
  at: number; // milliseconds since 1970
  state: State;
  entries: Entry[];
}

/** Take the service worker into service, where the browser has one and the page was built. */
export function serve(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

const address = (table: string): string => `/last/table/${table}`;

export async function keep(table: string, kept: Kept): Promise<void> {
  if (!('caches' in globalThis)) return; // not over plain http
  const last = await caches.open(LAST);
  await last.put(address(table), new Response(JSON.stringify(kept), { headers: { 'content-type': 'application/json' } }));
}

export async function kept(table: string): Promise<Kept | null> {
  if (!('caches' in globalThis)) return null;
  const found = await (await caches.open(LAST)).match(address(table));
  return found ? ((await found.json()) as Kept) : null;
}

/** Somebody else sits at this browser from now on. */
export async function forget(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(LAST).catch(() => false); // where none may be used, none was kept
}
