import { expect, test } from 'vitest';
import { cardOf, causeOf, knownTo, momentsOf, placesOf } from '../src/lib/table/stage/stage.svelte';
import type { Entry, Line, Moment } from '../src/lib/wire';
import type { Game, Scene } from '../src/games/game';

const line = (kind: string, text: string, figures: object = {}): Line => ({ kind, rule: '', text, ...figures });
const moment = (kind: string, from: number, until: number): Moment => ({ kind, title: kind, line: from, until, changes: [] });
const entry = (seq: number, lines: Line[], moments: Moment[], undone = false): Entry => ({
  seq,
  by: 0,
  kind: 'act',
  action: null,
  at: 0,
  undone,
  lines,
  moments,
});
const NIGHT = [line('died', 'A child dies.', { who: 'child' }), line('token', 'Hope falls.'), line('phase', 'Morning.')];
const game = {
  mentions: (found: Line) => (found['event'] ? [{ thing: 'event:x', name: 'Snow' }] : []),
  beside: (text: string) => text.replace('A long story.', '').trim(),
} as unknown as Game;
const scene = {} as Scene;

test('a moment has its own lines, and what was taken back has none', () => {
  const found = momentsOf([entry(1, NIGHT, [moment('death', 0, 2)]), entry(2, NIGHT, [moment('death', 0, 2)], true)]);
  expect(found.map(({ key, lines }) => [key, lines.length])).toEqual([['1:0', 2]]);
});

test('who has chosen from a card is not shown what was chosen, but the others are', () => {
  const [found] = momentsOf([entry(1, NIGHT, [moment('decision', 0, 2)])]);
  const [death] = momentsOf([entry(1, NIGHT, [moment('death', 0, 2)])]);
  const reading = { ...game, read: ['decision'] };
  expect([[{ seat: 0 }], [{ seat: 1 }], []].map((mine) => found && knownTo(mine, found, reading))).toEqual([true, false, false]);
  expect(death && knownTo([{ seat: 0 }], death, reading)).toBe(false);
  expect(found && knownTo([{ seat: 0 }], found, game)).toBe(false);
});

test('the card is the first one named alone', () => {
  const named = {
    ...game,
    pictured: () => true,
    mentions: (found: Line) => [found['cards'] ?? []].flat().map((thing) => ({ thing })),
  };
  const lines = [line('displayed', '', { cards: ['a', 'b'] }), line('took', '', { cards: 'c' })];
  const [found] = momentsOf([entry(1, lines, [moment('round', 0, 2)])]);
  expect(found && cardOf(found, named as unknown as Game, scene)).toBe('c');
});

test('a decided deal shows the card that won it, and none as long as an asset is asked about before', () => {
  const named = {
    ...game,
    opens: (lines: Line[]) => lines.filter(({ kind }) => kind === 'resolved'),
    pictured: () => true,
    mentions: (found: Line) => [found['asset'] ?? found['card'] ?? []].flat().map((thing) => ({ thing })),
  } as unknown as Game;
  const lines = [line('won', ''), line('used', '', { asset: 'mine' }), line('resolved', '', { card: 'winner' })];
  const [whole] = momentsOf([entry(1, lines, [moment('deal', 0, 3)])]);
  const [asked] = momentsOf([entry(1, lines, [moment('deal', 0, 2)])]);
  expect(whole && cardOf(whole, named, scene)).toBe('winner');
  expect(asked && cardOf(asked, named, scene)).toBe(null);
});

test('places are what the figures name', () => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  const [found] = momentsOf([entry(1, [line('built', '', { field: 'g4', seat: 1, count: 2 })], [moment('x', 0, 1)])]);
  expect(found && placesOf(found)).toEqual(['[data-thing="field:g4"]', '[data-seat="1"]', '[data-thing="base:1"]']);
});

test('a question comes from the moment that is under way, not from one that is over', () => {
  expect(causeOf(entry(1, NIGHT.slice(0, 2), [moment('death', 0, 2)]), game, scene)).toBe('A child dies.');
  expect(causeOf(entry(1, NIGHT, [moment('death', 0, 2)]), game, scene)).toBe('');
  expect(causeOf(entry(1, [line('dusk-card', 'Snow. A long story.', { event: 'x' })], [moment('dusk', 0, 1)]), game, scene)).toBe(
    'Snow.',
  );
  const chose = line('chose', 'Snow: They have decided that the children may stay where it is warm.', { event: 'x' });
  const pictured = { ...game, pictured: () => true, thing: () => 'Snow' } as unknown as Game;
  expect(causeOf(entry(1, [chose], [moment('decision', 0, 1)]), pictured, scene)).toBe('Snow');
  const long = line('won', 'Somebody wins the deal with the main offer, for which three cards were laid.');
  expect(causeOf(entry(1, [long], [moment('deal', 0, 1)]), game, scene)).toBe('deal');
  expect(causeOf(undefined, game, scene)).toBe('');
});
