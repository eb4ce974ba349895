/** What the build does besides compiling: messages without comments, only the icons in use, fonts that start early. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
