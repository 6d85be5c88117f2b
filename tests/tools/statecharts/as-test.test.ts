import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { ratingModel } from '#machines/rating/rating.model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { systemAsTest, walkAsTest } from '#statecharts/draw/page/as-test.ts';
import { replayed } from '#statecharts/draw/systems/run-system.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { recordOf } from '#tests/machines/harness/record-of.ts';
import { courierSystem } from '#tools/statecharts/systems/courier-system.ts';

const PASTED = `tests/machines/pasted-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
afterEach(() => {
  rmSync(PASTED, { recursive: true, force: true });
});

const run = (...command: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', command, { encoding: 'utf8', env: { ...process.env, VITEST: '' } });
  return { status, said: stdout + stderr };
};

const facts = { title: ratingModel.title, model: { from: '#machines/rating/rating.model.ts', exported: 'ratingModel' } };
const [journey] = findJourneys(anyModel(ratingModel)).journeys;
const walk = {
  begins: 'a customer looks',
  input: journey?.input ?? 0,
  says: journey?.steps.flatMap(({ sample }) => (sample ? [sample.says] : [])) ?? [],
};

test('a walk and a system are copied as tests that run as they are pasted, and fail for what can not happen', () => {
  const [{ begins, steps } = { begins: '', steps: [] }] = courierSystem.journeys;
  const now = replayed(courierSystem, begins, steps).now();
  const system = systemAsTest(
    { title: courierSystem.title, from: '#tools/statecharts/systems/courier-system.ts', exported: 'courierSystem' },
    { begins, steps, ends: Object.fromEntries(now.parts.map(({ part, at }) => [part.id, at])) },
  );
  const impossible = walkAsTest(facts, { ...walk, says: [...walk.says, 'nobody ever does this'] });
  mkdirSync(PASTED);
  for (const [name, text] of Object.entries({ walk: walkAsTest(facts, walk), system, impossible }))
    writeFileSync(join(PASTED, `${name}.test.ts`), text);
  const { said } = run('vitest', 'run', '--project', 'machines', '--reporter', 'json', PASTED);
  const { testResults } = JSON.parse(said.slice(said.indexOf('{'))) as { testResults: { name: string; status: string }[] };
  expect(Object.fromEntries(testResults.map(({ name, status }) => [basename(name), status]))).toEqual({
    'walk.test.ts': 'passed',
    'system.test.ts': 'passed',
    'impossible.test.ts': 'failed',
  });
});

test('`npm run replay` says of each flow whether it does what was recorded, and where it does not', async () => {
  const record = await recordOf(ratingMachine, ratingModel.inputs[0]?.input, async ({ wait }) => wait(100));
  const file = join(folder, 'record.json');
  const replay = (text: string) => {
    writeFileSync(file, text);
    return run('tsx', 'tools/statecharts/replay.ts', file);
  };
  expect(replay(JSON.stringify(record))).toEqual({ status: 0, said: expect.stringContaining('as recorded') as string });
  const [first] = record.events;
  const elsewhere = { ...record, events: [{ ...first, state: 'nowhere' }] };
  expect(replay(JSON.stringify(elsewhere))).toEqual({ status: 1, said: expect.stringContaining('parts at step 0') as string });
  expect(replay('no record')).toEqual({ status: 2, said: expect.stringContaining('no record of a page') as string });
});
