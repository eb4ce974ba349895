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

test('a city tells who proposes by their number, nobody dead as such, and ends no line with a colon', async () => {
  const said = async (language: Parameters<typeof words.speak>[0]) => {
    await Promise.all([words.speak(language), words.learn('frostpunk')]);
    const proposed = [1, 2].map((count) => t('board-proposed', { player: 'Foreman', count, action: 'Pass' }));
    const starving = [0, 2].map((deaths) => t('board-starving-then', { discontent: 1, deaths }));
    const night = ['yes', 'no'].map((follows) => t('board-night-short', { count: 9, beds: 0, follows }));
    return { proposed, starving, night };
  };
  for (const language of ['pl', 'de', 'ru', 'en'] as const) {
    const { proposed, starving, night } = await said(language);
    expect(proposed[0]).not.toBe(proposed[1]);
    expect([starving[0], starving[1]].map((text) => /[02]/.test(text ?? ''))).toEqual([false, true]);
    expect(night.map((text) => /[:;]$/.test(text))).toEqual([true, false]);
  }
  expect((await said('en')).proposed[1]).toBe('Foreman propose: Pass');
});
