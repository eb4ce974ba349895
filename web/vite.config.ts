import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { drawnIcons, firstFonts, growing, leanMessages, messageNames, serviceWorker } from './build/plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), leanMessages(), drawnIcons(), firstFonts(), serviceWorker()],
  css: { postcss: { plugins: [growing()] } },
  build: {
    outDir: here('../src/ratusz/web'), // inside the package, so that a wheel holds it
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    chunkSizeWarningLimit: 300,
    rolldownOptions: { checks: { pluginTimings: false }, output: { chunkFileNames: messageNames } },
  },
  server: {
    fs: { allow: [here('..')] },
    // The server compares Origin and Host, so the Host must stay that of the page.
    proxy: { '/api': { target: process.env['RATUSZ_SERVER'] ?? 'http://127.0.0.1:5151', ws: true, changeOrigin: false } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
