import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the client alone and hands everything under /api to a server started with
// `./holosite play --port 8180`.
export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8180', ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  // The test of the tokens reads the styles.
  test: { css: true },
});
