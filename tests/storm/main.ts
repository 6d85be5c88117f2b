import 'temporal-polyfill/global';
import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoSnapshot, startPostgres } from '../server/prepare-databases.ts';
import { sayTold, stormInWorkers, toTold } from './many-workers.ts';
import { openEmbeddedStage, openPostgresStage } from './open-stage.ts';
import { plantNamed } from './plant/plant-sources.mjs';
import { sayReport } from './say-report.ts';
import { setStage, storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '200' }, database: { type: 'string', default: 'embedded' }, workers: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false }, tell: { type: 'boolean', default: false }, plant: { type: 'string' },
  },
});
const say = (words: string) => process.stdout.write(`${words}\n`);
const [seed, runs, workers] = [Number(values.seed), Number(values.runs), Number(values.workers)];
const PROGRESS_EVERY = 500;

if (workers > 1) {
  // The snapshot is made once, before everybody wants it.
  await demoSnapshot();
  const report = await stormInWorkers(fileURLToPath(import.meta.url), { seed, runs, workers, database: values.database });
  for (const violation of report.violations) say(`seed ${violation.seed}: ${violation.words}`);
  const { words, isGood } = sayReport(report);
  say(words);
  process.exit(isGood ? 0 : 1);
}

const postgres = values.database === 'postgres' ? await startPostgres() : null;
const open = postgres ? await openPostgresStage(postgres.url) : await openEmbeddedStage(await demoSnapshot());
const stage = await setStage(open);
for (const statement of values.plant === undefined ? [] : plantNamed(values.plant).sql ?? []) await open.database.execute(sql.raw(statement));
const report = await storm(stage, {
  seed, runs, stopAtFirst: values.plant !== undefined,
  onRun: (done, outcome) => {
    if (values.trace) say(outcome.trace.join('\n'));
    if (!values.tell) for (const words of outcome.violations) say(`seed ${outcome.seed}: ${words}`);
    if (!values.tell && done % PROGRESS_EVERY === 0) say(`${done} runs`);
  },
});
await open.close();
await postgres?.stop();
if (values.plant !== undefined) {
  say(report.failed ? `the plant '${values.plant}' was found in run ${report.runs}` : `the plant '${values.plant}' was not found in ${report.runs} runs`);
  process.exit(report.failed ? 0 : 1);
}
if (values.tell) {
  process.stdout.write(sayTold(toTold(report)), () => process.exit(0));
} else {
  const { words, isGood } = sayReport(report);
  say(words);
  process.exit(isGood ? 0 : 1);
}
