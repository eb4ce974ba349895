/** Searching the rulebook: by the id of a clause, or by words, without case and diacritics; endings are forgiven. */
import type { RuleClause } from './wire';

const LEAST = 4; // letters two words must have in common to be the same but for their endings
const ENDING = 2; // letters

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two words differ in their endings alone, as far as that can be told without knowing the language. */
function akin(word: string, other: string): boolean {
  const [short, long] = [Math.min(word.length, other.length), Math.max(word.length, other.length)];
  const alike = Math.max(LEAST, short - ENDING, long - 2 * ENDING);
  return short >= alike && word.slice(0, alike) === other.slice(0, alike);
}

const speaksOf = (word: string, text: string): boolean => text.includes(word) || wordsOf(text).some((other) => akin(word, other));

/** Those that hold at least half of what tells most, the best first. Long and rare words tell more than short and common ones. */
function answering(clauses: RuleClause[], texts: Map<RuleClause, string>, wanted: string[]): RuleClause[] {
  const worth = new Map(clauses.map((clause) => [clause, 0]));
  for (const word of wanted) {
    const held = clauses.filter((clause) => speaksOf(word, texts.get(clause) ?? ''));
    const telling = word.length * Math.log(1 + clauses.length / held.length);
    for (const clause of held) worth.set(clause, (worth.get(clause) ?? 0) + telling);
  }
  const of = (clause: RuleClause) => worth.get(clause) ?? 0;
  const enough = Math.max(0, ...worth.values()) / 2;
  return clauses.filter((clause) => of(clause) > 0 && of(clause) >= enough).sort((one, other) => of(other) - of(one));
}

/** Those that hold all the words; if none does, those that hold them with other endings. Of a question, whose words `ignored` say
 * nothing about what is looked for, those that answer it. */
export function matching(clauses: RuleClause[], query: string, ignored: string): RuleClause[] {
  const asked = fold(query)
    .split(/[\s?!,;]+/)
    .filter(Boolean);
  if (asked.length === 0) return clauses;
  const idle = fold(ignored).split(' ');
  const telling = asked.filter((word) => !idle.includes(word));
  const wanted = telling.length ? telling : asked;
  const texts = new Map(clauses.map((clause) => [clause, fold(`${clause.id} ${clause.topic} ${clause.text}`)]));
  if (wanted.length < asked.length) return answering(clauses, texts, wanted);
  const exact = clauses.filter((clause) => wanted.every((word) => texts.get(clause)?.includes(word)));
  return exact.length ? exact : clauses.filter((clause) => wanted.every((word) => speaksOf(word, texts.get(clause) ?? '')));
}
