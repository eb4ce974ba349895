import { expect, test } from 'vitest';
import { isRecord } from '../src/lib/files';
import { flights } from '../src/lib/flights';
import { shortcut } from '../src/lib/keys';
import { mentioned } from '../src/lib/mentions';
import { nearest } from '../src/lib/nav';
import { away, hearers, vacant } from '../src/lib/people';
import { numbered } from '../src/lib/passkeys';
import { keeps } from '../src/lib/seed';
import { patience } from '../src/lib/socket';
import { spot, standAside } from '../src/lib/tips.svelte';

test('a card that left one place and appeared at another flies between them', () => {
  const before = [
    { slot: 'hand:valley:1', piece: 'valley' },
    { slot: 'hand:school:1', piece: 'school' },
  ];
  const after = [
    { slot: 'hand:school:1', piece: 'school' },
    { slot: 'mine:valley', piece: 'valley' },
  ];
  expect(flights(before, after)).toEqual([{ piece: 'valley', from: 'hand:valley:1', to: 'mine:valley' }]);
});

test('what appears from nowhere and what vanishes are flights too', () => {
  expect(flights([{ slot: 'a', piece: 'x' }], [{ slot: 'b', piece: 'y' }])).toEqual([
    { piece: 'y', from: null, to: 'b' },
    { piece: 'x', from: 'a', to: null },
  ]);
});

test('a replaced card at the same place comes from where it lay', () => {
  const before = [
    { slot: 'mine:1', piece: 'old' },
    { slot: 'hand:1', piece: 'new' },
  ];
  expect(flights(before, [{ slot: 'mine:1', piece: 'new' }])).toEqual([
    { piece: 'new', from: 'hand:1', to: 'mine:1' },
    { piece: 'old', from: 'mine:1', to: null },
  ]);
});

test('each new try waits longer, up to a limit, and not everybody at once', () => {
  expect(patience(0, 0.5)).toBe(400);
  expect(patience(3, 0.5)).toBe(3200);
  expect(patience(30, 0.5)).toBe(8000);
  expect(patience(2, 0)).toBeLessThan(patience(2, 1));
});

test('a tip stays inside the window and points at its anchor', () => {
  const room = { width: 400, height: 300 };
  const below = spot({ left: 380, top: 10, width: 20, height: 20 }, { width: 200, height: 100 }, room);
  expect(below.side).toBe('below');
  expect(below.left + 200).toBeLessThanOrEqual(394);
  expect(below.left + below.arrow).toBeLessThanOrEqual(400);
  expect(spot({ left: 100, top: 250, width: 20, height: 20 }, { width: 200, height: 100 }, room).side).toBe('above');
  expect(spot({ left: 0, top: 100, width: 20, height: 100 }, { width: 200, height: 150 }, room).side).toBe('right');
  expect(spot({ left: 100, top: 130, width: 20, height: 20 }, { width: 100, height: 60 }, room, true).side).toBe('above');
});

test('a bubble stands aside of what it speaks about and of the choices', () => {
  const room = { width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const [deal, bar, hand] = [400, 600, 660].map((top, at) => ({ left: 150, top, width: 700, height: [190, 50, 140][at] ?? 0 }));
  if (!deal || !bar || !hand) throw new Error();
  const at = spot(hand, size, room, false, 16, 10);
  const aside = standAside(at, size, room, [hand, bar, deal]);
  if (!aside) throw new Error();
  expect(aside.top + size.height).toBeLessThanOrEqual(deal.top);
  expect(aside.side).toBe('free');
  expect(standAside(aside, size, room, [hand, bar, deal])).toBe(aside);
  const everywhere = { left: 0, top: 0, width: 1000, height: 800 };
  expect(standAside(at, size, room, [everywhere])).toBeNull();
});

test('arrow keys go to the nearest thing in their direction', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 10, y: 50 },
    { x: 40, y: 200 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBe(-1);
});

test('names in a sentence can be looked at, the longest first', () => {
  const names = [
    { thing: 'a', name: 'Depot' },
    { thing: 'b', name: 'Old Depot' },
  ];
  expect(mentioned('You visit Old Depot, then Depot.', names)).toEqual([
    { text: 'You visit ', thing: null },
    { text: 'Old Depot', thing: 'b' },
    { text: ', then ', thing: null },
    { text: 'Depot', thing: 'a' },
    { text: '.', thing: null },
  ]);
});

test('keys mean what they say, except where somebody writes', () => {
  const key = (pressed: string, code = '', selector = '') => ({
    key: pressed,
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    target: { closest: (wanted: string) => (selector && wanted.includes(selector) ? {} : null) } as unknown as EventTarget,
  });
  expect(shortcut(key('3'))).toBe('number3');
  expect(shortcut({ ...key('Escape'), defaultPrevented: true })).toBeNull();
  expect(shortcut(key('u'))).toBe('undo');
  expect(shortcut(key('г', 'KeyU'))).toBe('undo'); // a Cyrillic keyboard
  expect(shortcut(key('?'))).toBe('why');
  expect(shortcut(key('Enter'))).toBe('confirm');
  expect(shortcut(key('Enter', '', 'button'))).toBeNull();
  const pressed = '[data-choice][aria-pressed=true]';
  expect(shortcut(key('Enter', '', pressed))).toBe('confirm');
  expect(shortcut({ ...key('Enter', '', pressed), repeat: true })).toBe('nothing'); // held down: it was pressed to choose
  expect(shortcut(key('u', 'KeyU', 'input'))).toBeNull();
  expect(shortcut({ ...key('u'), ctrlKey: true })).toBeNull();
});

test('a seed is checked against what was promised', async () => {
  const promised = 'a07a4ad5d87ae9ae1f1c05de7a7ab9a7f5d2bf73ad3b6c5b8f8d0a5a7ff1ee04';
  expect(await keeps('42', promised)).toBe(false);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('ratusz seed: 42'));
  expect(await keeps('42', Buffer.from(hash).toString('hex'))).toBe(true);
});

const seat = (number: number, kind: string, rest: object = {}) => ({
  seat: number,
  name: '',
  kind,
  bot: null,
  online: true,
  yours: false,
  thinking: false,
  away: null,
  ...rest,
});

test('one whispers to the people at the other seats, not to bots, free seats or oneself', () => {
  const players = [seat(0, 'human', { yours: true }), seat(1, 'bot', { bot: 'greedy' }), seat(2, 'open'), seat(3, 'human')];
  expect(hearers(players).map((player) => player.seat)).toEqual([3]);
  expect(hearers(players.slice(1))).toEqual([]); // who only watches
});

test('a seat nobody has taken is open, not away', () => {
  expect([vacant(seat(0, 'open', { online: false })), away(seat(0, 'open', { online: false }))]).toEqual([true, false]);
  expect([vacant(seat(0, 'human', { online: false })), away(seat(0, 'human', { online: false }))]).toEqual([false, true]);
});

test('a file with anything else in it is no saved game', () => {
  for (const data of [[1, 2], null, 5, 'text', {}]) expect(isRecord(data), JSON.stringify(data)).toBe(false);
  expect(isRecord({ game: 'state51', moves: [] })).toBe(true);
});

test('passkeys are for names, not for numbers', () => {
  expect(['127.0.0.1', '[::1]', 'localhost', 'games.example', '7wonders.example'].map(numbered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
