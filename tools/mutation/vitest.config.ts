import { defineConfig } from 'vitest/config';

/**
 * The tests that stand guard over rules and machines, and nothing else: every mutant is run against them. Left out is the
 * one that moves the process to another time zone: mutants run in threads, which have no time zone of their own.
 */
export default defineConfig({
  test: {
    include: ['tests/{domain,machines}/**/*.test.ts'],
    exclude: ['tests/domain/schedule/scheduling.test.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
