/** The messages of the page and of its oldest board: all four languages say the same, and everything the page says is there. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutComments } from '../build/plugins';
import { LANGUAGES } from '../src/lib/i18n/files';

const LOCALE = join(import.meta.dirname, '../../src/ratusz/locale');
const SOURCE = join(import.meta.dirname, '../src');

const FILES = ['web.ftl', 'state51/board.ftl']; // the other boards' messages are read where their games' are
const file = (language: string) => FILES.map((name) => readFileSync(join(LOCALE, language, name), 'utf8')).join('\n');

/** Messages with the figures each of them takes. */
function figures(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let current = '';
  for (const line of text.split('\n')) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    if (start?.[1]) found[(current = start[1])] = [];
    if (!line.startsWith('#')) for (const [, name] of line.matchAll(/\{ \$(\w+)/g)) if (name) found[current]?.push(name);
  }
  for (const [id, names] of Object.entries(found)) found[id] = [...new Set(names)].sort();
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const english = figures(file('en'));
const source = sources(SOURCE).join('\n');

test.each(LANGUAGES)('%s can be read to the last line', (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(withoutComments(file(language))))).toEqual([]);
  for (const id of Object.keys(english)) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
});

test.each(LANGUAGES)('%s has every message, with no figure the others lack', (language) => {
  const own = figures(file(language));
  expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
  for (const [id, names] of Object.entries(own))
    for (const name of names) expect([id, english[id]]).toEqual([id, expect.arrayContaining([name])]);
});

test('every message the page names is there', () => {
  const named = [...source.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map(([, id]) => id ?? '');
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((id) => !(id in english))).toEqual([]);
});

test('no message is unused', () => {
  const families = [...source.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map(([, start]) => start ?? '');
  const mentioned = [...file('en').matchAll(/\{ (web-[a-z0-9-]+) \}/g)].map(([, id]) => id);
  const used = (id: string) =>
    source.includes(`'${id}'`) ||
    mentioned.includes(id) ||
    families.some((start) => start !== 'web-' && id.startsWith(start)) ||
    id.startsWith('web-state51-guide-');
  const whole = ['web-table', 'web-hand', 'web-log', 'web-talk', 'web-rules']; // `web-${view}`
  expect(Object.keys(english).filter((id) => !used(id) && !whole.includes(id))).toEqual([]);
});
