import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { demoSnapshot, startPostgres } from '../server/prepare-databases.ts';
import { openEmbeddedStage, openPostgresStage } from './open-stage.ts';
import { ALL_CELLS } from './coverage.ts';
import { setStage, storm } from './storm.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '200' }, database: { type: 'string', default: 'embedded' }, trace: { type: 'boolean', default: false } },
});
const postgres = values.database === 'postgres' ? await startPostgres() : null;
const open = postgres ? await openPostgresStage(postgres.url) : await openEmbeddedStage(await demoSnapshot());
const stage = await setStage(open);
const report = await storm(stage, {
  seed: Number(values.seed), runs: Number(values.runs),
  onRun: (done, outcome) => {
    if (values.trace) process.stdout.write(`${outcome.trace.join('\n')}\n`);
    for (const words of outcome.violations) process.stdout.write(`seed ${outcome.seed}: ${words}\n`);
    if (done % 100 === 0) process.stdout.write(`${done} runs\n`);
  },
});
const missed = ALL_CELLS.map((cell) => [cell, report.coverage.cells.get(cell) ?? 0] as const).toSorted((a, b) => a[1] - b[1]);
process.stdout.write(`${report.runs} runs in ${report.seconds.toFixed(1)} s (${(report.runs / report.seconds).toFixed(1)} a second), ${report.ordered} orders, ${report.violations.length} violations\n`);
process.stdout.write(`${missed.slice(0, 15).map(([cell, count]) => `${cell}: ${count}`).join('\n')}\n`);
await open.close();
await postgres?.stop();
process.exit(report.violations.length > 0 ? 1 : 0);
