import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { linguiMacro } from '../lingui-macro.ts';

const explores = ({ moduleId }: TestSpecification): boolean => /describeMachine\(|scanMinutes\(/.test(readFileSync(moduleId, 'utf8'));

/** Short stories and examples before explorations and scans: the first test that notices a change ends its run, and some changes make an exploration endless. */
class StoriesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => Number(explores(one)) - Number(explores(other))));
  }
}

const MUTATED = process.env.MUTATED ?? '';
const isOfPage = MUTATED.startsWith('src/');

/** The tests that stand guard over what is changed, rules, machines or what joins them to a page, and nothing else: every mutant is run against them. */
export default defineConfig({
  ...(isOfPage ? { plugins: [linguiMacro(), react(), lingui()] } : {}),
  test: {
    include: [
      isOfPage ? `tests/{app,${MUTATED.slice('src/'.length)}}/**/*.test.{ts,tsx}` : `tests/${MUTATED || '{domain,machines}'}/**/*.test.ts`,
      'tools/mutation/can-be-loaded.test.ts',
    ],
    // Thousands of polls for each change would take hours.
    exclude: process.env.MUTANTS_FOUND ? ['tests/app/session-storm.test.ts'] : [],
    environment: isOfPage ? 'happy-dom' : 'node',
    ...(isOfPage ? { isolate: false } : {}),
    // One process, in which every test meets every change that it reaches.
    ...(process.env.MUTANTS_FOUND ? { runner: 'tools/mutation/page/runner.ts', maxWorkers: 1, fileParallelism: false } : {}),
    env: { MUTATED },
    setupFiles: [
      'tests/setup.ts',
      ...(MUTATED.startsWith('machines/') ? ['tools/mutation/every-test.ts'] : []),
      ...(isOfPage ? ['tests/views/stage/setup.ts'] : []),
    ],
    testTimeout: 30_000,
    sequence: { sequencer: StoriesFirst },
  },
});
