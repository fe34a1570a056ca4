import { defineConfig } from 'vitest/config';

// Tests in a real browser against a real server. They share both, so they run one after the other.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/house.ts'],
    fileParallelism: false,
    // Every run plays other games, by chance; what is only slow or odd in one of them is tried again.
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
