/** The messages of the page and of the games: the same .ftl files the server speaks from, loaded one language at a time. */

export const LANGUAGES = ['en', 'pl', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', ru: 'Русский' };

type Files = Record<string, () => Promise<string>>;

const ROOT = '../../../../src/ratusz/locale';
const page: Files = import.meta.glob<string>('../../../../src/ratusz/locale/*/web.ftl', { import: 'default' });
const shared: Files = import.meta.glob<string>('../../../../src/ratusz/locale/*/table.ftl', { import: 'default' });
const games: Files = import.meta.glob<string>('../../../../src/ratusz/locale/*/*/{terms,game,board}.ftl', { import: 'default' });

export function pageMessages(language: Language): Promise<string> {
  return loaded(page, `${ROOT}/${language}/web.ftl`);
}

/** The words of a game, those its board has beyond them, and those that all games share. */
export async function gameMessages(language: Language, game: string): Promise<string[]> {
  const folder = `${ROOT}/${language}/${game}`;
  const own = Object.keys(games).some((path) => path.startsWith(`${folder}/`))
    ? Promise.all(['terms', 'game', 'board'].map((name) => loaded(games, `${folder}/${name}.ftl`)))
    : served(language, game);
  return (await Promise.all([loaded(shared, `${ROOT}/${language}/table.ftl`).then((text) => [text]), own])).flat();
}

/** Those of a game that came to the server in a package of its own. */
async function served(language: Language, game: string): Promise<string[]> {
  const response = await fetch(`/api/games/${game}/messages?lang=${language}`);
  return response.ok ? ((await response.json()) as string[]) : [];
}

async function loaded(files: Files, path: string): Promise<string> {
  const load = files[path];
  return load ? load() : '';
}
