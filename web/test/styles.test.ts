/** What one part of a board alone wears is in that part's own style; a board's common style holds what several share. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = 'src/games';
const withStyle = readdirSync(GAMES).filter(
  (game) => !game.includes('.') && readdirSync(`${GAMES}/${game}`).includes('board.css'),
);

const read = (file: string): string => readFileSync(file, 'utf8');
const worn = (name: string, text: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

/** The markup of the parts of a board, without their own styles. */
function parts(game: string): string[] {
  const files = readdirSync(`${GAMES}/${game}`).filter((file) => file.endsWith('.svelte'));
  return files.map((file) => read(`${GAMES}/${game}/${file}`).replace(/<style>.*<\/style>/s, ''));
}

/** Whether a part makes up the name, as in fp-sign--{good}. */
const made = (name: string, text: string): boolean =>
  [...text.matchAll(/([a-z][\w-]*-)\$?\{/g)].some(([, start]) => start !== undefined && name.startsWith(start));

/** How many parts wear it. The bare beginning of a game's names makes up any of them: it counts where no part says the name. */
function wearing(name: string, game: string): number {
  const all = parts(game);
  const saying = all.filter((text) => worn(name, text)).length;
  if (saying === 0) return all.filter((text) => made(name, text)).length;
  return (
    saying +
    (/--|__/.test(name) ? all.filter((text) => !worn(name, text) && made(name, text.replace(/\b\w+-\$?\{/g, ''))).length : 0)
  );
}

test('there are boards with a common style', () => expect(withStyle).toEqual(['frostpunk', 'newangeles', 'state51']));

test.each(withStyle)('the common style of %s holds what several parts share', (game) => {
  const css = read(`${GAMES}/${game}/board.css`).replace(/\/\*.*?\*\//gs, '');
  const selectors = css.replace(/:[^{};]*;/g, '');
  const platform = readdirSync('src/lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => read(`src/lib/${file}`));
  const names = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''));
  const alone = [...names].filter((name) => {
    if (name.startsWith('is-') || platform.some((text) => worn(name, text))) return false; // states, and what all tables have
    return wearing(name, game) < 2;
  });
  expect(alone).toEqual([]);
});
