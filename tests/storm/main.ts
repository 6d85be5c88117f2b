import 'temporal-polyfill/global';
import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoSnapshot } from '../server/prepare-databases.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { RUNS_A_PROCESS, sayTold, stormInWorkers, toTold } from './many-workers.ts';
import { openEmbeddedStage, openPostgresStage } from './open-stage.ts';
import { plantNamed } from './plant/plant-sources.mjs';
import { record } from './record.ts';
import { sayReport, type Report } from './say-report.ts';
import { setStage, storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '200' },
    database: { type: 'string', default: 'embedded' },
    workers: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    tell: { type: 'boolean', default: false },
    plant: { type: 'string' },
  },
});
const say = (words: string) => process.stdout.write(`${words}\n`);
const [seed, runs, workers] = [Number(values.seed), Number(values.runs), Number(values.workers)];
const PROGRESS_EVERY = 500;
/** So many runs are written down together: a storm that is ended keeps what it has done. */
const RUNS_A_PART = 20;

function end(report: Report): never {
  const { words, isGood } = sayReport(report);
  say(words);
  process.exit(isGood ? 0 : 1);
}

if (workers > 1 || (runs > RUNS_A_PROCESS && values.plant === undefined)) {
  // The snapshot is made once, before everybody wants it.
  await demoSnapshot();
  const report = await stormInWorkers(fileURLToPath(import.meta.url), { seed, runs, workers, database: values.database });
  for (const violation of report.violations) say(`seed ${violation.seed}: ${violation.words}`);
  end(values.write ? record(values.database, seed, report) : report);
}

const postgres = values.database === 'postgres' ? await startPostgres() : null;
const open = postgres ? await openPostgresStage(postgres.url) : await openEmbeddedStage(await demoSnapshot());
const stage = await setStage(open);
for (const statement of values.plant === undefined ? [] : (plantNamed(values.plant).sql ?? []))
  await open.database.execute(sql.raw(statement));

const blowFrom = (first: number, many: number) =>
  storm(stage, {
    seed: first,
    runs: many,
    stopAtFirst: values.plant !== undefined,
    onRun: (done, outcome) => {
      if (values.trace) say(outcome.trace.join('\n'));
      if (!values.tell) for (const words of outcome.violations) say(`seed ${outcome.seed}: ${words}`);
      if (!values.tell && (first - seed + done) % PROGRESS_EVERY === 0) say(`${first - seed + done} runs`);
    },
  });
async function blowInParts(): Promise<Report> {
  for (let done = 0; ; done += RUNS_A_PART) {
    const many = Math.min(RUNS_A_PART, runs - done);
    const all = record(values.database, seed + done, await blowFrom(seed + done, many));
    if (done + many >= runs) return all;
  }
}
const report = values.write ? await blowInParts() : await blowFrom(seed, runs);
await open.close();
await postgres?.stop();
if (values.plant !== undefined) {
  const isFound = report.violations.length > 0;
  say(
    isFound
      ? `the plant '${values.plant}' was found in run ${report.runs}`
      : `the plant '${values.plant}' was not found in ${report.runs} runs`,
  );
  process.exit(isFound ? 0 : 1);
}
if (values.tell) process.stdout.write(sayTold(toTold(report)), () => process.exit(0));
else end(report);
