/** The rulebook answers the questions people ask: the same ones the search of the server is asked (tests/words/questions.json). */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/lib/i18n/files';
import { fold, matching } from '../src/lib/search';
import type { RuleClause } from '../src/lib/wire';

type Question = { clauses: string[] } & Record<Language, string>;

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const asked = JSON.parse(read('tests/words/questions.json')) as Record<string, Question[]>;

function spoken(language: Language, game: string): (id: string, attribute?: string) => string {
  const bundle = new FluentBundle(language);
  for (const file of ['table', `${game}/game`, `${game}/rules`])
    bundle.addResource(new FluentResource(read(`src/ratusz/locale/${language}/${file}.ftl`)));
  return (id, attribute) => {
    const found = bundle.getMessage(id);
    return bundle.formatPattern((attribute ? found?.attributes[attribute] : found?.value) ?? '');
  };
}

function rulebook(language: Language, game: string): RuleClause[] {
  const say = spoken(language, game);
  const kinds = read(`src/ratusz/games/${game}/content/rulebook.toml`).matchAll(/^id = "(.*)"\n(?:.*\n)*?kind = "(.*)"/gm);
  return [...kinds].map(([, id = '', kind = '']) => {
    const key = id.replaceAll('.', '-');
    return { id, kind, topic: say(key, 'topic'), text: say(key), language, example: false };
  });
}

const cases = Object.keys(asked).flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

test.each(cases)('the rulebook of %s answers what is asked in %s', (game, language) => {
  const clauses = rulebook(language, game);
  const say = spoken(language, game);
  for (const question of asked[game] ?? []) {
    const found = matching(clauses, question[language], say('rules-ignored'), say('rules-synonyms')).map(({ id }) => id);
    const best = found.slice(0, 3);
    expect(
      best.filter((id) => question.clauses.includes(id)),
      question[language],
    ).not.toEqual([]);
  }
});

const clause = (id: string, text: string, topic = '', kind = 'rule') => ({
  id,
  kind,
  topic,
  text,
  language: 'en',
  example: false,
});

test('it is searched without diacritics and case, and by id', () => {
  const clauses = [clause('S51-VISIT.6', 'Zamknięte łąki'), clause('S51-WORK.1', 'Praca')];
  expect(fold('Łąki')).toBe('laki');
  expect(matching(clauses, 'LAKI zamkniete', '')).toEqual([clauses[0]]);
  expect(matching(clauses, 'work.1', '')).toEqual([clauses[1]]);
  expect(matching(clauses, ' ', '')).toEqual(clauses);
  expect(matching(clauses, 'NA-1.1', '')).toEqual([]);
});

test('it answers questions, whatever the endings of their words', () => {
  const clauses = [clause('A.1', 'Cashing in spoils.'), clause('A.2', 'Workers are sent.'), clause('A.3', 'How many use it?')];
  expect(matching(clauses, 'How do I cash the spoil?', 'how do i the')).toEqual([clauses[0]]);
  expect(matching(clauses, 'worked', '')).toEqual([clauses[1]]);
  expect(matching(clauses, 'how', 'how')).toEqual([clauses[2]]);
});

test('in the middle of another word a word means nothing, and setting up stands behind play', () => {
  const clauses = [clause('A.1', 'It closes.'), clause('A.2', 'Food', 'Food', 'setup'), clause('A.3', 'Food', 'Food')];
  expect(matching(clauses, 'lose', '')).toEqual([]);
  expect(matching(clauses, 'what is food', 'what is')).toEqual([clauses[2], clauses[1]]);
  expect(matching(clauses, 'what do we eat', 'what do we', 'eat, meal = food')[0]).toEqual(clauses[2]);
});
