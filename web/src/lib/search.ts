/** Searching the rulebook: by the id of a clause, or by words, without case and diacritics; endings are forgiven. The server and the
 * terminal do the same in the same way (src/ratusz/words/rulebook.py); tests ask both the same questions. */
import type { RuleClause } from './wire';

const LEAST = 4; // letters two words must have in common to be the same but for their endings
const ENDING = 2; // letters
const ASKED = 16; // words of a question that are looked for
const ABOUT = 2; // how much more the topic of a clause tells than its text
const ASIDE: Record<string, number> = { component: 0.8, setup: 0.5, example: 0.5, table: 0.5 }; // what is no rule of play tells less
const FIRST = 1.3; // how much more the first clause of a section tells: what the thing is
const ENOUGH = 3; // how many times less than the best a clause may tell
const LONG = 50; // words of a text that tell half as much each as those of a very short one

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

type Same = (wanted: string, word: string) => boolean;

const has = (words: string[], wanted: string, same: Same): boolean => words.some((word) => same(wanted, word));

const begins: Same = (wanted, word) => word.startsWith(wanted); // in the middle of another word it means nothing

/** Whether a word differs in its ending alone, as far as that can be told without knowing the language. */
const akin: Same = (wanted, word) => {
  const [short, long] = [Math.min(wanted.length, word.length), Math.max(wanted.length, word.length)];
  if (word.startsWith(wanted)) return short >= LEAST || long - short < short; // of the shortest words the ending is shorter still
  const alike = Math.max(LEAST, short - ENDING, long - 2 * ENDING);
  return short >= alike && wanted.slice(0, alike) === word.slice(0, alike);
};

const inflected: Same = (wanted, word) => akin(wanted, word) && Math.abs(wanted.length - word.length) <= ENDING;

/** A clause as it is searched. */
interface Page {
  clause: RuleClause;
  topic: string[];
  text: string[];
  weight: number;
}

const section = (clause: RuleClause | undefined): string => clause?.id.replace(/\.[^.]*$/, '') ?? '';

const page = (clause: RuleClause, at: number, clauses: RuleClause[]): Page => ({
  clause,
  topic: wordsOf(clause.topic),
  text: wordsOf(clause.text),
  weight: (section(clause) === section(clauses[at - 1]) ? 1 : FIRST) * (ASIDE[clause.kind] ?? 1),
});

/** How much a clause tells about a thing. */
function tells({ topic, text }: Page, word: string): number {
  if (has(topic, word, akin)) return ABOUT;
  return has(text, word, akin) ? 1 / (1 + text.length / LONG) : 0;
}

/** Those that hold at least a third of what tells most, the best first. Rare words tell more than others, what a clause is about more
 * than what it names, a short clause more than a long one, and the first of a section more than what follows from it. */
function answering(pages: Page[], wanted: string[]): RuleClause[] {
  const worth = pages.map(() => 0);
  for (const word of wanted) {
    const told = pages.map((one) => tells(one, word));
    const rarity = Math.log(1 + pages.length / told.filter(Boolean).length);
    told.forEach((share, at) => share && (worth[at]! += share * rarity));
  }
  const found = pages.map(({ clause, topic, weight }, at) => {
    const about = topic.filter((word) => wanted.some((other) => akin(other, word)));
    return { clause, worth: worth[at]! * weight * (1 + about.length / Math.max(1, topic.length)) };
  });
  const enough = Math.max(0, ...found.map((one) => one.worth)) / ENOUGH;
  return found
    .filter((one) => one.worth && one.worth >= enough)
    .sort((one, other) => other.worth - one.worth)
    .map(({ clause }) => clause);
}

/** What the rulebook calls the things that are asked about. A line for each: as people say it = the words of the rulebook. */
function meant(synonyms: string, asked: string[]): string[] {
  const spoken = (said: string[]) => said.length > 0 && said.every((word) => has(asked, word, inflected));
  return synonyms.split('\n').flatMap((line) => {
    const [said = '', called = ''] = line.split('=', 2);
    return said.split(',').some((one) => spoken(wordsOf(one))) ? wordsOf(called) : [];
  });
}

/** Those that hold all the words; if none does, with other endings. Of a question, those that answer it. */
function byWords(clauses: RuleClause[], query: string, ignored: string, synonyms: string): RuleClause[] {
  const asked = wordsOf(query).slice(0, ASKED);
  const idle = wordsOf(ignored);
  const telling = asked.filter((word) => !idle.includes(word));
  const wanted = telling.length ? telling : asked;
  if (wanted.length === 0) return [];
  const pages = clauses.map(page);
  if (wanted.length === asked.length)
    for (const same of [begins, akin]) {
      const held = pages.filter(({ topic, text }) => wanted.every((word) => has(topic, word, same) || has(text, word, same)));
      if (held.length) return held.map(({ clause }) => clause);
    }
  return answering(pages, [...new Set([...wanted, ...meant(synonyms, asked)])]);
}

/** The clause that is named exactly; else those whose id begins so, then those that hold the words. The words in `ignored` say nothing
 * about what is looked for, and `synonyms` are what the rulebook calls things otherwise. */
export function matching(clauses: RuleClause[], query: string, ignored: string, synonyms = ''): RuleClause[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return clauses;
  const names = (clause: RuleClause): string[] => [clause.id.toLowerCase(), clause.id.toLowerCase().replace(/^[^-]*-/, '')];
  const named = clauses.filter((clause) => names(clause).includes(wanted));
  if (named.length) return named;
  const begun = clauses.filter((clause) => names(clause).some((name) => name.startsWith(wanted)));
  if (/^\S+-\S*\d\S*$/.test(wanted)) return begun; // an id, whatever else its letters and numbers may mean
  return [...begun, ...byWords(clauses, query, ignored, synonyms).filter((clause) => !begun.includes(clause))];
}
