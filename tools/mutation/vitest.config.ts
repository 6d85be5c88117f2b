import { defineConfig } from 'vitest/config';

/** The tests that stand guard over rules and machines, and nothing else: every mutant is run against them. */
export default defineConfig({
  test: { include: ['tests/{domain,machines}/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 30_000 },
});
