import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { Game, Scene } from '../src/games/game';
import { called } from '../src/lib/people';
import type { Table } from '../src/lib/table.svelte';
import Clocks from '../src/lib/table/Clocks.svelte';
import Thinking from '../src/lib/table/Thinking.svelte';
import type { Player } from '../src/lib/wire';

vi.mock('../src/lib/i18n/words.svelte', () => ({
  t: (message: string, figures: object = {}) => [message, ...Object.values(figures)].join(' '),
}));

const player = (seat: number, name: string, yours = false): Player => ({
  seat,
  name,
  kind: 'human',
  bot: null,
  online: true,
  yours,
  thinking: false,
  away: null,
});
const plain = {} as Game;
const among = (...players: Player[]): Scene => ({ players }) as unknown as Scene;

test('who reads is told from the others, but not where all sit at one screen', () => {
  const apart = among(player(0, 'Anna', true), player(1, 'Ben'));
  expect([0, 1].map((seat) => called(plain, apart, seat))).toEqual(['Anna web-you', 'Ben']);
  const together = among(player(0, 'Anna', true), player(1, 'Ben', true));
  expect([0, 1].map((seat) => called(plain, together, seat))).toEqual(['Anna', 'Ben']);
});

test('a game may know more of who sits there than a name', () => {
  const game = { called: (scene: Scene, seat: number) => `${scene.players[seat]?.name} (Guards)` } as Game;
  expect(called(game, among(player(0, 'Anna', true)), 0)).toBe('Anna (Guards)');
});

test('clocks and what one waits for name people so', () => {
  const players = [player(0, 'Anna', true), player(1, 'Ben')];
  const props = {
    called: (seat: number) => `seat ${seat}`,
    table: {
      players,
      mine: [],
      line: 'open',
      stoodAt: 0,
      state: { clock: { left: [0, 0], running: [] } },
      thinking: { seat: 1, since: Date.now(), ahead: 0, looking: [] },
    } as unknown as Table,
  };
  const clocks = render(Clocks, { props }).body;
  expect(['seat 0', 'seat 1', 'Anna', 'Ben'].map((name) => clocks.includes(name))).toEqual([true, true, false, false]);
  expect(render(Thinking, { props }).body).toContain('web-thinks seat 1');
  props.table.thinking = { seat: 1, since: Date.now(), ahead: 0, looking: [1] };
  expect(render(Thinking, { props }).body).toContain('web-still-reads seat 1');
});
