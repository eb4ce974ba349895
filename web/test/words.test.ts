import { expect, test, vi } from 'vitest';
import { t, words } from '../src/lib/i18n/words.svelte';

vi.stubGlobal('document', { documentElement: {} });

test('a game speaks its own words, whatever was played before', async () => {
  await words.learn('newangeles');
  expect(t('board-do-use')).toBe('Use an asset');
  await words.learn('frostpunk');
  expect(t('board-do-use')).toBe('Use a building');
  await words.learn('newangeles');
  expect(t('board-do-use')).toBe('Use an asset');
});

test('a language chosen while a game is learned is spoken at its table', async () => {
  await Promise.all([words.speak('pl'), words.learn('frostpunk')]);
  expect([words.language, t('board-do-use')]).toEqual(['pl', 'Użyj budynku']);
});
