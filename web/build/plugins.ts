/** What the build does besides compiling: messages without comments, only the icons in use, fonts that start early, sizes that grow. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin as StylePlugin } from 'postcss';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** `import text from './x.ftl'` gives the messages without the notes for translators. */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(withoutComments(readFileSync(id, 'utf8')))};`;
    },
  };
}

export function withoutComments(messages: string): string {
  return messages
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trimStart();
}

interface Collection {
  icons: Record<string, { body: string }>;
}

/** `import icons from './icons.json?drawn'`: our names with the drawings of the game-icons set, and no others. */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json?drawn')) return;
      const file = id.replace(/\?drawn$/, '');
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as Collection;
      const drawn: Record<string, string> = {};
      for (const [name, icon] of Object.entries(wanted)) {
        const found = set.icons[icon];
        if (!found) throw new Error(`${file}: the set has no icon ${icon}`);
        drawn[name] = found.body.replace(/ fill="currentColor"/g, '');
      }
      return { code: `export default ${JSON.stringify(drawn)};`, moduleType: 'js' };
    },
  };
}

/** The letters of the first view are asked for together with the script, so that text does not change its width later. */
export function firstFonts(): Plugin {
  const first = /(oswald-latin-(500|600)|ibm-plex-sans-latin-400)-normal.*\.woff2$/;
  return {
    name: 'first-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        return Object.keys(context.bundle ?? {})
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

const PIXELS = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;

/** Lengths in px become rem, so that in a large window everything grows with the letters (tokens.css), not only the board. Windows themselves
 * are still asked for in px, and hairlines stay fine. */
export function growing(): StylePlugin {
  const grown = (value: string): string =>
    value.replace(PIXELS, (whole, number: string) => (Math.abs(Number(number)) <= 1 ? whole : `${Number(number) / 16}rem`));
  return {
    postcssPlugin: 'growing',
    Declaration(rule) {
      const { parent } = rule;
      if (parent?.type === 'rule' && 'selector' in parent && parent.selector === 'html') return;
      rule.value = grown(rule.value);
    },
    AtRule: { container: (rule) => void (rule.params = grown(rule.params)) },
  };
}

/** Where messages come from, in the names of their files: those of one game and language can be told from others in every version. */
export function messageNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const found = /\/locale\/(.+)\.ftl$/.exec(facadeModuleId ?? '');
  return `assets/${found?.[1]?.replaceAll('/', '-') ?? name}-[hash].js`;
}

/** The service worker, src/sw.js, at the root and with the list of the files of this version; those of the first view are kept at once. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const source = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8');
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const first = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : []);
      const names = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .sort();
      const needs = (file: string): string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])] : [];
      };
      const files = names.map((file) => ({
        path: `/${file}`,
        first: first.has(file) || /^assets\/index-.*\.css$/.test(file),
        needs: needs(file).map((needed) => names.indexOf(needed)),
      }));
      const filled = source.replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
      if (filled === source) throw new Error('src/sw.js has no place for the files');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled });
    },
  };
}
