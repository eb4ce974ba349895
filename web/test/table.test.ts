import { beforeEach, expect, test, vi } from 'vitest';
import { live } from '../src/lib/live.svelte';
import { Table } from '../src/lib/table.svelte';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })); // the page reads it at once

class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  readyState = 1;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  live.lines = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
});

/** One entry by a seat, after which the table stands as before but for this. */
function news(seq: number, by: number, state: object = {}): object {
  const entry = { seq, by, kind: 'act', action: null, at: 0, undone: [], lines: [], moments: [] };
  return { type: 'changed', seq, since: seq - 1, entries: [entry], state: { seq: [seq], ...state } };
}

function state(seq: number, question: string): object {
  const steps = { foregone: null, closes: null };
  const ask = { seat: 0, kind: 'main', aside: false, decision: false, question, ...steps, actions: [] };
  const players = [0, 1].map((seat) => ({ seat, name: '', kind: 'human', bot: null, online: true, yours: seat === 0 }));
  return { type: 'state', seq, eyes: 0, view: {}, asks: [ask], waiting: [], players, result: null, undo: { free: false } };
}

function seated(): Table {
  const table = new Table('t');
  Socket.last.tell({ type: 'log', entries: [] });
  Socket.last.tell(state(0, 'What now?'));
  return table;
}

test('what another says aside leaves the question as it is', () => {
  const table = seated();
  const asked = table.question;
  Socket.last.tell(news(1, 1));
  expect(table.question).toBe(asked);
  expect(live.lines.map((line) => line.text)).toEqual(['What now?']);
  table.leave();
});

test('what bots have said before the page was there is nothing of my own: a lesson still greets', () => {
  const table = new Table('t');
  const offer = { seq: 1, by: 1, kind: 'act', action: null, at: 0, undone: false, lines: [], moments: [] };
  Socket.last.tell({ type: 'log', entries: [offer] });
  Socket.last.tell(state(1, 'What now?'));
  expect(table.ownLast).toBe(0);
  Socket.last.tell(news(2, 0));
  expect(table.ownLast).toBe(2);
  table.leave();
});

test('after an own action the question is a new one, even in the same words', () => {
  const table = seated();
  const asked = table.question;
  Socket.last.tell(news(1, 0));
  expect(table.question).not.toBe(asked);
  table.leave();
});

test('a question that follows another is read out', () => {
  const table = seated();
  Socket.last.tell(news(1, 0, { asks: { 0: { question: ['And then?'] } } }));
  expect(live.lines.map((line) => line.text)).toEqual(['What now?', 'And then?']);
  table.leave();
});

test('what is said goes to everybody or to one seat alone', () => {
  const table = seated();
  void table.chat('Hello', null);
  void table.chat('Between us', 1);
  expect(Socket.last.sent).toMatchObject([
    { do: 'chat', text: 'Hello', to: null },
    { do: 'chat', text: 'Between us', to: 1 },
  ]);
  table.leave();
});

test('what was not sent is said not to have been', async () => {
  const table = seated();
  const said = table.chat('Hello', null);
  Socket.last.onclose?.(); // before anybody has answered
  expect(await said).toBe(false);
  expect(table.trouble?.message).toBe('web-talk-unsent');
  expect(await table.chat('Hello again', null)).toBe(false);
  table.leave();
});

test('whoever sits down calls anew only where the server does not know him, and loses nothing of what was shown', () => {
  const table = seated();
  const first = Socket.last;
  table.joined();
  expect(Socket.last).toBe(first);
  table.players = table.players.map((player) => ({ ...player, yours: false }));
  table.joined();
  expect(Socket.last).not.toBe(first);
  expect(table.state?.seq).toBe(0);
  first.onclose?.();
  Socket.last.tell(state(0, 'What now?'));
  expect(table.line).toBe('open');
  table.leave();
});

test('a game that began from a position says so, one that was shuffled does not', () => {
  const table = seated();
  Socket.last.tell({ ...state(1, 'What now?'), commitment: '' });
  expect(table.continued).toBe(true);
  Socket.last.tell({ ...state(2, 'What now?'), commitment: 'abc' });
  expect(table.continued).toBe(false);
  table.leave();
});

test('a refusal is forgotten as soon as something succeeds', async () => {
  const table = seated();
  Socket.last.tell({ type: 'error', code: 'too-fast', message: 'Slowly!', id: null });
  expect(table.trouble?.message).toBe('Slowly!');
  const said = table.chat('Hello', null);
  Socket.last.tell({ type: 'ok', id: 1, seq: 0 });
  await said;
  expect(table.trouble).toBe(null);
  table.leave();
});

test('until the table has come in the new language it counts as being translated', async () => {
  const table = seated();
  const spoken = table.speak('pl');
  expect(table.translating).toBe(true);
  Socket.last.tell({ type: 'ok', id: 1, seq: 0 });
  await spoken;
  expect(table.translating).toBe(false);
  table.leave();
});

test('a state is made of the one before and what has changed', () => {
  const table = seated();
  const players = table.players;
  Socket.last.tell(news(1, 1, { asks: { 0: { question: ['And then?'] } }, waiting: { 0: [{ seat: 1, question: '' }] } }));
  expect(table.state?.seq).toBe(1);
  expect(table.ask?.question).toBe('And then?');
  expect(table.state?.waiting).toEqual([{ seat: 1, question: '' }]);
  expect(table.players).toBe(players);
  expect(table.entries.map((one) => one.seq)).toEqual([1]);
  table.leave();
});

test('who has lost the thread asks for the whole once, and believes nothing until it comes', () => {
  const table = seated();
  Socket.last.tell(news(2, 1));
  Socket.last.tell(news(3, 1));
  expect(Socket.last.sent).toEqual([{ do: 'whole', id: 1 }]);
  expect(table.state?.seq).toBe(0);
  Socket.last.tell(state(3, 'And then?'));
  Socket.last.tell(news(4, 1));
  expect(table.state?.seq).toBe(4);
  table.leave();
});

test('what is refused is asked for when a question has stood for a moment, and only then shown', () => {
  vi.useFakeTimers();
  const table = seated();
  const question = table.question;
  Socket.last.tell(news(1, 1));
  expect(Socket.last.sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(Socket.last.sent).toEqual([{ do: 'why', id: 1 }]);
  expect(table.ask?.refused).toBeUndefined();
  Socket.last.tell({ type: 'why', id: 1, seq: 1, refused: [{ do: 'pass', text: 'pass', rule: 'R.1', reason: 'No.' }] });
  return Promise.resolve().then(() => {
    expect(table.ask?.refused?.map((deed) => deed.reason)).toEqual(['No.']);
    expect(table.question).toBe(question);
    table.leave();
    vi.useRealTimers();
  });
});

const told = (): string[] => Socket.last.sent.map((one) => (one as { do: string }).do);

/** The answer to what was asked last. */
async function answer(message: object): Promise<void> {
  const { id } = Socket.last.sent.at(-1) as { id: number };
  Socket.last.tell({ ...message, id });
  await new Promise((done) => setTimeout(done));
}

test('the mentor holds nothing against somebody that a hint has named', async () => {
  const table = seated();
  table.mentored = true;
  const advice = { action: { text: 'pass' }, chance: null, why: '' };
  void table.askHint(0);
  await answer({ type: 'hint', hints: [advice] });
  void table.act(0, 'pass');
  await answer({ type: 'ok' });
  expect(told()).not.toContain('judge');
  Socket.last.tell(state(1, 'And now?'));
  void table.act(0, 'pass');
  await answer({ type: 'ok' });
  expect(told()).toContain('judge');
});

test('what the mentor said of an older state goes where there is no answer to the new one', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { ...document, visibilityState: 'visible' });
  const table = seated();
  const asked = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return (Socket.last.sent as { do: string; id: number }[]).findLast((one) => one.do === 'mentor')?.id;
  };
  table.mentor(true);
  Socket.last.tell({ type: 'mentor', id: await asked(), seq: 0, text: 'Eight without a bed.', rule: 'R.1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.matters.text).toBe('Eight without a bed.');
  Socket.last.tell(state(1, 'And now?'));
  Socket.last.tell({ type: 'error', id: await asked(), code: 'too-fast', message: 'Slower.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.matters.text).toBe('');
  table.leave();
  vi.useRealTimers();
});

test('whoever looks no longer says so until it is heard: the others wait', async () => {
  vi.useFakeTimers();
  const table = seated();
  const looks = () => Socket.last.sent.filter((one) => (one as { do: string }).do === 'looking') as { id: number; on: boolean }[];
  const refuse = () => Socket.last.tell({ type: 'error', id: looks().at(-1)?.id, code: 'too-fast', message: 'Slower.' });
  table.looking(true);
  table.looking(false);
  refuse();
  await vi.advanceTimersByTimeAsync(1100);
  expect(looks().map(({ on }) => on)).toEqual([true, false, false]);
  refuse();
  table.looking(true); // what was to be said again is no longer so
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks().map(({ on }) => on)).toEqual([true, false, false, true]);
  vi.useRealTimers();
});

test('without the server it is told whose turn it was, but nothing can be answered aside', async () => {
  const { asks, ...rest } = state(3, 'What now?') as { asks: object[] };
  const aside = { ...asks[0], aside: true, question: 'An offer?' };
  const kept = { at: 1, state: { ...rest, asks: [...asks, aside] }, entries: [] };
  vi.stubGlobal('caches', { open: async () => ({ match: async () => ({ json: async () => kept }) }) });
  const table = new Table('t');
  Socket.last.onclose?.();
  await vi.waitFor(() => expect(table.keptAt).toBe(1));
  expect([table.ask?.question, table.aside]).toEqual(['What now?', null]);
  table.leave();
});
