/** Searching the rulebook: by the id of a clause, or by words, without case and diacritics. */
import type { RuleClause } from './wire';

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

export function matching(clauses: RuleClause[], query: string): RuleClause[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return clauses;
  return clauses.filter((clause) => {
    const text = fold(`${clause.id} ${clause.topic} ${clause.text}`);
    return wanted.every((word) => text.includes(word));
  });
}
