import { defineConfig } from 'vitest/config';

// The pictures of the documentation: ./holosite screenshots
export default defineConfig({
  test: {
    include: ['e2e/**/*.shots.ts'],
    globalSetup: ['e2e/house.ts'],
    fileParallelism: false,
    // Every try is another game, by chance.
    retry: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
