import { expect, test } from 'vitest';
import { halved, hyphenated } from '../src/lib/i18n/hyphens';

const seen = (name: string) => hyphenated(name).replaceAll('\u00ad', '-');

test('long words may break between syllables, short ones stay whole', () => {
  expect(seen('Straßenbaumaschinen')).toBe('Stra-ßen-bau-ma-schi-nen');
  expect(seen('Mutantenunion')).toBe('Mutan-te-nu-nion');
  expect(seen('Радиостанция')).toBe('Радио-стан-ция');
  expect(seen('Schwerkranken')).toBe('Schwer-kran-ken');
  expect(seen('Old Parking Lot')).toBe('Old Parking Lot');
});

test('no break leaves fewer than three letters at the ends of a word', () => {
  for (const name of ['Нефтеперегонный завод', 'Umspannwerke', 'Elektrogerät', 'Treibstofftank']) {
    for (const word of seen(name).split(' ')) {
      const parts = word.split('-');
      expect(parts.at(0)?.length).toBeGreaterThanOrEqual(3);
      expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a name takes two lines between its words, or between syllables if it is one long word', () => {
  expect(halved('Hüter des Glaubens')).toEqual(['Hüter des', 'Glaubens']);
  expect(halved('Хижина охотников')).toEqual(['Хижина', 'охотников']);
  expect(halved('Sammlerbaracke')).toEqual(['Sammler-', 'baracke']);
  expect(halved('Gemeinschaftssaal')).toEqual(['Gemein-', 'schaftssaal']);
  expect(halved('Zelt')).toEqual(['Zelt']);
});
