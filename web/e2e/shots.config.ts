import { defineConfig } from 'vitest/config';

// The pictures of the documentation: ./holosite screenshots
export default defineConfig({
  test: {
    include: ['e2e/**/*.shots.ts'],
    globalSetup: ['e2e/house.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
