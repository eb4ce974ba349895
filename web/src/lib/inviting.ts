/** The address one gives to others: an invitation, which says who invites to what, from whoever may invite; else that of the table. */
import { api } from './api';
import type { Table } from './table.svelte';

const made = new WeakMap<Table, Promise<string>>(); // an invitation is good for days, and the server counts them

export const address = (table: Table): string => `${location.origin}/table/${table.id}`;

export async function inviting(table: Table): Promise<string> {
  if (table.mine.length === 0 || table.state?.over) return address(table);
  const known = made.get(table) ?? api.link(table.id).then(({ url }) => location.origin + url);
  made.set(table, known);
  return known.catch(() => {
    made.delete(table);
    return address(table);
  });
}
