import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const explores = ({ moduleId }: TestSpecification): boolean => /describeMachine\(|scanMinutes\(/.test(readFileSync(moduleId, 'utf8'));

/** Short stories and examples before explorations and scans: the first test that notices a change ends its run, and some changes make an exploration endless. */
class StoriesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => Number(explores(one)) - Number(explores(other))));
  }
}

/** The tests that stand guard over what is changed, rules or machines, and nothing else: every mutant is run against them. */
export default defineConfig({
  test: {
    include: [`tests/${process.env.MUTATED ?? '{domain,machines}'}/**/*.test.ts`, 'tools/mutation/can-be-loaded.test.ts'],
    env: { MUTATED: process.env.MUTATED ?? '' },
    setupFiles: ['tests/setup.ts', ...(process.env.MUTATED?.startsWith('machines/') ? ['tools/mutation/every-test.ts'] : [])],
    testTimeout: 30_000,
    sequence: { sequencer: StoriesFirst },
  },
});
