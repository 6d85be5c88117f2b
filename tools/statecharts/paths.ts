import 'temporal-polyfill/global';
/**
 * Walks every machine on real actors and prints what those and the last browser tests walked: `npm run paths`.
 * Leaves `.cache/paths/runs.html` for the pages in docs/statecharts to paint. Exit code 1 when a transition
 * definition was walked on no actor, a journey failed, or a state is unreachable or stuck.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explore } from '#tests/machines/harness/explore.ts';
import { findJourneys } from '#tests/machines/harness/journeys.ts';
import { keepActorRun, lastRuns, runsFolder } from '#tests/machines/harness/keep-runs.ts';
import type { MachineRuns } from '#tests/machines/harness/runs.ts';
import { unwalkedOnActors, walkOnActors } from '#tests/machines/harness/walk-on-actors.ts';
import { chartOf } from './chart.ts';
import { leftFiles, leftPage } from './left.ts';
import { loadModels } from './models.ts';
import { coverageOf, type Count, type Coverage } from './page/coverage-of.ts';
import { know } from './page/facts.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));

const count = (one: Count | undefined) =>
  one ? `${one.done}/${one.of}${one.done === one.of ? '' : ` ${Math.floor((one.done / one.of) * 100)} %`}` : '–';

const line = (title: string, { actors, browser }: Coverage, { actors: run }: MachineRuns, journeys: number): readonly string[] => [
  title,
  count(actors?.states),
  count(actors?.transitions),
  count(actors?.branches),
  count(browser?.states),
  count(browser?.transitions),
  count(browser?.branches),
  String(journeys),
  run?.unreachable.join(', ') || 'none',
  run?.stuck.join(', ') || 'none',
];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
};

const rows: (readonly string[])[] = [
  ['Flow', 'states', 'transitions', 'guards', 'browser: states', 'transitions', 'guards', 'journeys', 'unreachable', 'stuck'],
];
const faults: string[] = [];
const runs: Record<string, MachineRuns> = {};
for (const { name, model } of await loadModels('machines/*/*.model.ts')) {
  const run = await walkOnActors(model, findJourneys(model).journeys, explore(model));
  keepActorRun(run);
  const kept = lastRuns(model.machine.id);
  runs[model.machine.id] = kept;
  const root = chartOf(model);
  const known = know({
    name,
    machine: model.machine.id,
    title: model.title,
    sentence: '',
    usedBy: '',
    section: '',
    root,
    stories: [],
    walks: [],
  });
  rows.push(line(model.title, coverageOf(known, kept), kept, Object.keys(run.journeys).length));
  faults.push(
    ...unwalkedOnActors(run).map((id) => `${model.title}: walked on no actor: ${id}`),
    ...Object.values(run.journeys).flatMap(({ wrong }) => (wrong === null ? [] : [`${model.title}: ${wrong}`])),
    ...run.unreachable.map((path) => `${model.title}: nothing leads to ${path}`),
    ...run.stuck.map((path) => `${model.title}: nobody gets out of ${path}`),
    ...run.forbidden.faults.map((fault) => `${model.title}: a forbidden move changes something: ${fault}`),
  );
}
mkdirSync(runsFolder, { recursive: true });
writeFileSync(join(runsFolder, leftFiles.runs), leftPage({ statechartRuns: runs }));
console.log(`${table(rows)}\n\nColumns 2 to 4 on real actors, 5 to 7 in the browser's last tests. Painted: docs/statecharts/index.html`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
