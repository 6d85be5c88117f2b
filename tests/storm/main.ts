import 'temporal-polyfill/global';
import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { demoSnapshot, startPostgres } from '../server/prepare-databases.ts';
import { openEmbeddedStage, openPostgresStage } from './open-stage.ts';
import { ALL_CELLS, hardlyMet, nameOfCell } from './coverage.ts';
import { plantNamed } from './plant/plant-sources.mjs';
import { ALL_TRANSITIONS, neverTaken } from './transitions.ts';
import { setStage, storm } from './storm.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '200' }, database: { type: 'string', default: 'embedded' }, trace: { type: 'boolean', default: false }, plant: { type: 'string' } },
});
const postgres = values.database === 'postgres' ? await startPostgres() : null;
const open = postgres ? await openPostgresStage(postgres.url) : await openEmbeddedStage(await demoSnapshot());
const stage = await setStage(open);
if (values.plant !== undefined) for (const statement of plantNamed(values.plant).sql ?? []) await open.database.execute(sql.raw(statement));
const report = await storm(stage, {
  seed: Number(values.seed), runs: Number(values.runs), stopAtFirst: values.plant !== undefined,
  onRun: (done, outcome) => {
    if (values.trace) process.stdout.write(`${outcome.trace.join('\n')}\n`);
    for (const words of outcome.violations) process.stdout.write(`seed ${outcome.seed}: ${words}\n`);
    if (done % 100 === 0) process.stdout.write(`${done} runs\n`);
  },
});
if (values.plant !== undefined) {
  await open.close();
  await postgres?.stop();
  process.stdout.write(report.failed ? `the plant '${values.plant}' was found in run ${report.runs}\n` : `the plant '${values.plant}' was not found in ${report.runs} runs\n`);
  process.exit(report.failed ? 0 : 1);
}
process.stdout.write(`${report.runs} runs in ${report.seconds.toFixed(1)} s (${(report.runs / report.seconds).toFixed(1)} a second), ${report.ordered} orders, ${report.violations.length} violations\n`);
const rare = hardlyMet(report.coverage, report.runs);
const counts = ALL_CELLS.map((cell) => report.coverage.cells.get(nameOfCell(cell)) ?? 0).toSorted((a, b) => a - b);
process.stdout.write(`${counts.filter((count) => count > 0).length} of ${counts.length} cells met, the rarest ${counts[0]} times, the middle one ${counts[Math.floor(counts.length / 2)]} times; ${report.coverage.transitions.size} transitions\n`);
const untaken = neverTaken(report.coverage);
process.stdout.write(`${ALL_TRANSITIONS.length - untaken.length} of ${ALL_TRANSITIONS.length} transitions of the purchase's flows taken\n`);
if (untaken.length > 0) process.stdout.write(`never taken: ${untaken.join('; ')}\n`);
if (rare.length > 0) process.stdout.write(`hardly met: ${rare.join(', ')}\n`);
await open.close();
await postgres?.stop();
process.exit(report.violations.length + rare.length > 0 ? 1 : 0);
