/** Requests to the server. What it refuses comes as a Refusal with its sentence, ready to be shown. */
import type {
  Account,
  Analysed,
  Calls,
  ChangeCalls,
  ChangeMe,
  Blocked,
  ChroniclePage,
  ClauseExample,
  Codes,
  CodesLeft,
  Contact,
  DailyDeal,
  Continue,
  Fault,
  GameCard,
  Health,
  Imported,
  Invitation,
  InvitationLink,
  Joined,
  LessonCard,
  Me,
  NewPassword,
  NewTable,
  PuzzleList,
  PuzzlePage,
  PuzzleVerdict,
  PasskeyAnswer,
  PasskeyLine,
  PasskeyOffer,
  Profile,
  RatingChange,
  Recover,
  Replay,
  RuleClause,
  SessionLine,
  Stopped,
  Subscription,
  TableMade,
  TableSummary,
  TourStep,
} from './wire';
import { words } from './i18n/words.svelte';
import { server } from './server.svelte';

const PASSING = ['offline', 'fault', 'coach-busy', 'database-silent', 'not-written', 'table-held', 'too-fast'];

export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }

  /** Whether the same may be answered in a while. */
  get passing(): boolean {
    return PASSING.includes(this.fault.code);
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
  server.heard(response);
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
  codesLeft: () => call<CodesLeft>('GET', '/me/codes'),
  printCodes: (password: string) => call<Codes>('POST', '/me/codes', { password }),
  changePassword: (change: NewPassword) => call<unknown>('POST', '/password', change),
  recover: (by: Recover) => call<Me>('POST', '/recover', by),
  sendCode: (name: string) => call<unknown>('POST', '/recover/mail', { name }),
  passkeys: () => call<PasskeyLine[]>('GET', '/passkeys'),
  offerPasskey: (password: string) => call<PasskeyOffer>('POST', '/passkeys/offer', { password }),
  addPasskey: (made: PasskeyAnswer) => call<PasskeyLine[]>('POST', '/passkeys', made),
  deletePasskey: (passkey: string, password: string) => call<unknown>('POST', `/passkeys/${passkey}/delete`, { password }),
  askPasskey: () => call<PasskeyOffer>('POST', '/login/passkey/offer', {}),
  loginByPasskey: (found: PasskeyAnswer) => call<Me>('POST', '/login/passkey', found),
  blocks: () => call<Blocked[]>('GET', '/blocks'),
  block: (table: string, seat: number) => call<unknown>('POST', `/tables/${table}/seats/${seat}/block`, {}),
  blockSpeaker: (table: string, message: number) => call<unknown>('POST', `/tables/${table}/talk/${message}/block`, {}),
  blockHost: (token: string) => call<unknown>('POST', `/invited/${token}/block`, {}),
  unblock: (person: string) => call<unknown>('POST', `/blocks/${person}/end`, {}),
  report: (table: string, message: number, why: string) =>
    call<unknown>('POST', `/tables/${table}/talk/${message}/report`, { why }),
  profile: () => call<Profile>('GET', '/me/profile'),
  exportMe: () => call<Record<string, unknown>>('GET', '/me/export'),
  deleteMe: (password: string) => call<unknown>('POST', '/me/delete', { password }),
  calls: () => call<Calls>('GET', '/calls'),
  changeCalls: (change: ChangeCalls) => call<Calls>('PATCH', '/calls', change),
  subscribe: (subscription: Subscription) => call<unknown>('POST', '/push', subscription),
  unsubscribe: (endpoint: string) => call<unknown>('POST', '/push/end', { endpoint }),
  changeEmail: (address: string | null, password: string) => call<Me>('POST', '/email', { address, password }),
  confirmEmail: (token: string) => call<unknown>('POST', '/email/confirm', { token }),
  stop: (token: string) => call<Stopped>('POST', `/stop/${token}`),
  games: () => call<GameCard[]>('GET', '/games'),
  catalogue: <T>(game: string) => call<T>('GET', `/games/${game}/catalogue`),
  rules: (game: string) => call<RuleClause[]>('GET', `/games/${game}/rules`),
  example: (game: string, clause: string) => call<ClauseExample>('GET', `/games/${game}/rules/${clause}/example`),
  tryExample: (game: string, clause: string) => call<TableMade>('POST', `/games/${game}/rules/${clause}/example`),
  tour: (game: string) => call<TourStep[]>('GET', `/games/${game}/tour`),
  lessons: (game: string) => call<LessonCard[]>('GET', `/games/${game}/lessons`),
  beginLesson: (game: string, lesson: string) => call<TableMade>('POST', `/games/${game}/lessons/${lesson}`),
  puzzles: (game: string) => call<PuzzleList>('GET', `/games/${game}/puzzles`),
  puzzle: (game: string, number: number) => call<PuzzlePage>('GET', `/games/${game}/puzzles/${number}`),
  answerPuzzle: (game: string, number: number, answer: string) =>
    call<PuzzleVerdict>('POST', `/games/${game}/puzzles/${number}`, { answer }),
  analyse: (table: string) => call<Analysed>('POST', `/tables/${table}/analysis`),
  open: (table: NewTable) => call<TableMade>('POST', '/tables', table),
  tables: (which: 'mine' | 'finished' | 'invited') => call<TableSummary[]>('GET', `/tables?which=${which}`),
  openTables: (sought: Record<string, string>) =>
    call<TableSummary[]>('GET', `/tables?${new URLSearchParams({ which: 'open', ...sought })}`),
  table: (table: string) => call<TableSummary>('GET', `/tables/${table}`),
  join: (table: string) => call<Joined>('POST', `/tables/${table}/join`, {}),
  daily: (day: string) => call<DailyDeal[]>('GET', `/daily${day ? `?day=${day}` : ''}`),
  beginDaily: (game: string) => call<TableMade>('POST', `/daily/${game}`, {}),
  contacts: () => call<Contact[]>('GET', '/contacts'),
  decline: (table: string) => call<unknown>('POST', `/tables/${table}/decline`, {}),
  link: (table: string) => call<InvitationLink>('POST', `/tables/${table}/link`, {}),
  invitation: (token: string) => call<Invitation>('GET', `/invited/${token}`),
  ratings: (table: string) => call<RatingChange[]>('GET', `/tables/${table}/ratings`),
  rematch: (table: string) => call<TableMade>('POST', `/tables/${table}/rematch`, {}),
  seat: (table: string, seat: number, bot: string | null) => call<unknown>('POST', `/tables/${table}/seats/${seat}`, { bot }),
  leave: (table: string, seat: number) => call<unknown>('POST', `/tables/${table}/seats/${seat}/leave`, {}),
  record: (table: string) => call<Record<string, unknown>>('GET', `/tables/${table}/record`),
  chronicle: (table: string) => call<ChroniclePage>('GET', `/tables/${table}/chronicle`),
  importRecord: (record: unknown) => call<Imported>('POST', '/records', record),
  goOn: (table: string, from: Continue) => call<TableMade>('POST', `/tables/${table}/continue`, from),
  replay: (table: string, at: number, eyes: string) => call<Replay>('GET', `/tables/${table}/replay?at=${at}&eyes=${eyes}`),
};
