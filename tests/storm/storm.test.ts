import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DEMO_CITY_TEMPLATE } from '../server/demo-city.ts';
import { openEmbeddedStage, openPostgresStage, type StormDatabase } from './open-stage.ts';
import type { Stage } from './run.ts';
import { runOf, setStage, storm } from './storm.ts';

/** A few runs on each change; `npm run verify` has thousands. */
const RUNS = 12;
const SEED = 1;

describe.each(['embedded', 'postgres'] as const)('a short storm on %s', (database) => {
  let open: StormDatabase;
  let stage: Stage;
  beforeAll(async () => {
    open =
      database === 'embedded'
        ? await openEmbeddedStage(inject('snapshot'))
        : await openPostgresStage(inject('postgres'), DEMO_CITY_TEMPLATE);
    stage = await setStage(open);
  });
  afterAll(() => open.close());

  test(`${RUNS} purchases in rough weather break nothing that must hold`, async () => {
    const report = await storm(stage, { seed: SEED, runs: RUNS });
    expect(report.violations, report.failed?.trace.join('\n')).toEqual([]);
    // A storm in which nobody gets anything would prove nothing, and so would one in which nothing goes wrong.
    expect(report.ordered).toBeGreaterThan(RUNS / 3);
    expect([...report.coverage.cells.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(RUNS * 3);
  }, 300_000);

  test('the same seed is the same run', async () => {
    const differing: string[] = [];
    for (const seed of [3, 4]) {
      const [one, other] = [(await runOf(stage, seed)).trace, (await runOf(stage, seed)).trace];
      const at = one.findIndex((line, turn) => line !== other[turn]);
      if (at >= 0 || one.length !== other.length)
        differing.push(
          `seed ${seed}:`,
          ...one.slice(Math.max(0, at - 8), at + 3),
          'and then:',
          ...other.slice(Math.max(0, at - 8), at + 3),
        );
    }
    expect(differing).toEqual([]);
  }, 120_000);
});
