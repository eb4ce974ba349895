/** Requests to the server. What it refuses comes as a Refusal with its sentence, ready to be shown. */
import type {
  Account,
  ChangeMe,
  Continue,
  Fault,
  GameCard,
  Health,
  Imported,
  Joined,
  Me,
  NewTable,
  Replay,
  RuleClause,
  SessionLine,
  TableMade,
  TableSummary,
} from './wire';
import { words } from './i18n/words.svelte';

export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return ask(method, `/api${path}${path.includes('?') ? '&' : '?'}lang=${words.language}`, body);
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: 'offline', message: words.say('web-offline') });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = (answer as { error?: Fault } | null)?.error;
    throw new Refusal(fault ?? { code: 'fault', message: words.say('web-offline') });
  }
  return answer as T;
}

export const api = {
  health: () => ask<Health>('GET', '/healthz'),
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: ChangeMe) => call<Me>('PATCH', '/me', change),
  register: (account: Account) => call<Me>('POST', '/account', account),
  login: (account: Account) => call<Me>('POST', '/login', account),
  logout: () => call<unknown>('POST', '/logout', {}),
  sessions: () => call<SessionLine[]>('GET', '/sessions'),
  endSession: (session: string) => call<unknown>('POST', `/sessions/${session}/end`, {}),
  games: () => call<GameCard[]>('GET', '/games'),
  catalogue: <T>(game: string) => call<T>('GET', `/games/${game}/catalogue`),
  rules: (game: string) => call<RuleClause[]>('GET', `/games/${game}/rules`),
  open: (table: NewTable) => call<TableMade>('POST', '/tables', table),
  tables: (which: 'mine' | 'open' | 'finished') => call<TableSummary[]>('GET', `/tables?which=${which}`),
  table: (table: string) => call<TableSummary>('GET', `/tables/${table}`),
  join: (table: string) => call<Joined>('POST', `/tables/${table}/join`, {}),
  seat: (table: string, seat: number, bot: string | null) => call<unknown>('POST', `/tables/${table}/seats/${seat}`, { bot }),
  leave: (table: string, seat: number) => call<unknown>('POST', `/tables/${table}/seats/${seat}/leave`, {}),
  record: (table: string) => call<Record<string, unknown>>('GET', `/tables/${table}/record`),
  importRecord: (record: unknown) => call<Imported>('POST', '/records', record),
  goOn: (table: string, from: Continue) => call<TableMade>('POST', `/tables/${table}/continue`, from),
  replay: (table: string, at: number, eyes: string) => call<Replay>('GET', `/tables/${table}/replay?at=${at}&eyes=${eyes}`),
};
