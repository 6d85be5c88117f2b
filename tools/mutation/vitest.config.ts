import { defineConfig } from 'vitest/config';

/** The tests that stand guard over what is changed, rules or machines, and nothing else: every mutant is run against them. */
export default defineConfig({
  test: {
    include: [`tests/${process.env.MUTATED ?? '{domain,machines}'}/**/*.test.ts`],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
