/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['PHOBETOR_SERVER'] ?? 'http://localhost:8484';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/phobetor/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // the page's policy allows no inline script, and fonts are cached better alone
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run dev` beside a running server: phobetor serve --allow-origin http://localhost:5173
  server: {
    fs: { allow: ['..'] }, // the texts stand beside those of the server and the games, in src/phobetor
    proxy: { '/api': { target: server, changeOrigin: true, ws: true }, '/box': { target: server, changeOrigin: true } },
  },
  // The tests change nothing that other files would notice, so they may share a process: half of the time.
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'test/texts.ts',
    pool: 'threads',
    isolate: false,
  },
});
