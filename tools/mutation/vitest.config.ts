import { defineConfig } from 'vitest/config';

/** The tests that stand guard over the rules: every changed rule is run against them (`npm run mutation`). */
export default defineConfig({ test: { include: ['tests/domain/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 30_000 } });
