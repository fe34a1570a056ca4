import { defineConfig } from 'vitest/config';

// Tests in a real browser against a real server. They share both, so they run one after the other.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/house.ts'],
    fileParallelism: false,
    // Every run plays other games, by chance; what is only slow or odd in one of them is tried again.
    retry: 2,
    // A machine that has other work takes longer; what never comes is noticed all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
