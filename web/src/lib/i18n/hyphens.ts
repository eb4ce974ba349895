/** Places where a long word may be broken, for narrow cards. Browsers know syllables only of some languages, so this is a rule of thumb. */

const VOWEL = 'aeiouyäöüąęóаеёиоуыэюя';
const KEPT = ['sch', 'ch', 'ck', 'ph', 'qu', 'st', 'th', 'cz', 'sz', 'rz', 'dz', 'ст', 'шт']; // letters that are one sound
const CLUSTER = /^[bdfgkpt]r/; // after a consonant they begin a syllable together: schwer-krank
const MARKS = 'ьъй'; // letters that stay with the one before them
const LONG = 7;
const LEAST = 3; // letters before and after a break
const SOFT = '\u00ad';

const vowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter);

/** A name with soft hyphens in its long words. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? syllables(word) : word));
}

/** A name on two lines: between its words, or else where a long word may be broken, so that the longer line is as short as can be. */
export function halved(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const parts = hyphenated(name).split(SOFT);
  const breaks = parts.slice(1).map((_, part) => [`${parts.slice(0, part + 1).join('')}-`, parts.slice(part + 1).join('')]);
  const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return (gaps.length ? gaps : breaks).sort((one, other) => longer(one) - longer(other))[0] ?? [name];
}

function syllables(word: string): string {
  const small = word.toLowerCase();
  let broken = '';
  let last = 0;
  for (let at = 1; at < word.length; at++) {
    if (at >= LEAST && word.length - at >= LEAST && breaks(small, at)) {
      broken += word.slice(last, at) + SOFT;
      last = at;
    }
  }
  return broken + word.slice(last);
}

/** A syllable begins with the last sound before a vowel. */
function breaks(word: string, at: number): boolean {
  if (MARKS.includes(word[at] ?? '')) return false;
  if (clustered(word, at - 1)) return false;
  if (clustered(word, at)) return vowel(word[at + 2]);
  const sound = KEPT.find((letters) => word.startsWith(letters, at));
  if (KEPT.some((letters) => [...letters].some((_, inside) => inside > 0 && word.startsWith(letters, at - inside)))) return false;
  const next = at + (sound?.length ?? 1);
  return !vowel(word[at]) && vowel(word[next]) && VOWEL_BEFORE.test(word.slice(0, at));
}

const clustered = (word: string, at: number): boolean => at > 0 && CLUSTER.test(word.slice(at)) && !vowel(word[at - 1]);

const VOWEL_BEFORE = new RegExp(`[${VOWEL}]`);
