import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from '#statecharts/explore.ts';
import { brokenInvariants } from '#statecharts/invariants.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { keepActorRun, lastRuns, runsFolder } from '#statecharts/keep-runs.ts';
import type { MachineRuns } from '#statecharts/runs.ts';
import { unwalkedOnActors, walkOnActors } from '#statecharts/walk-on-actors.ts';
import { chartOf } from './chart.ts';
import type { NamedModel } from './models.ts';
import { coverageOf, type Count, type Coverage } from './page/coverage-of.ts';
import { factsOf, know } from './page/facts.ts';

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

export const runsPage = (statechartRuns: Readonly<Record<string, MachineRuns>>): string =>
  `<!doctype html><meta charset="utf-8"><title>Left by the last run</title><script>parent.postMessage(${JSON.stringify({ statechartRuns }).replaceAll('<', '\\u003c')},'*')</script>\n`;

export type Walks = { readonly table: string; readonly faults: readonly string[] };

/** Walks every machine on real actors, keeps what was walked for the drawn pages in the folder of runs, and tells it. */
export async function walkAll(models: readonly NamedModel[]): Promise<Walks> {
  const rows: (readonly string[])[] = [
    ['Flow', 'states', 'transitions', 'guards', 'browser: states', 'transitions', 'guards', 'journeys', 'unreachable', 'stuck'],
  ];
  const faults: string[] = [];
  const runs: Record<string, MachineRuns> = {};
  for (const named of models) {
    const { model } = named;
    const explored = explore(model);
    const run = await walkOnActors(model, findJourneys(model).journeys, explored);
    keepActorRun(run);
    const kept = lastRuns(model.machine.id);
    runs[model.machine.id] = kept;
    const known = know(factsOf(named, chartOf(model)));
    rows.push(line(model.title, coverageOf(known, kept), kept, Object.keys(run.journeys).length));
    faults.push(
      ...unwalkedOnActors(run).map((id) => `${model.title}: walked on no actor: ${id}`),
      ...Object.values(run.journeys).flatMap(({ wrong }) => (wrong === null ? [] : [`${model.title}: ${wrong}`])),
      ...run.unreachable.map((path) => `${model.title}: nothing leads to ${path}`),
      ...run.stuck.map((path) => `${model.title}: nobody gets out of ${path}`),
      ...brokenInvariants(model, explored).map(({ says, way }) => `${model.title}: does not hold: ${says}. It was: ${way.join(', ')}`),
      ...run.forbidden.faults.map((fault) => `${model.title}: a forbidden move changes something: ${fault}`),
    );
  }
  mkdirSync(runsFolder, { recursive: true });
  writeFileSync(join(runsFolder, 'runs.html'), runsPage(runs));
  return { table: table(rows), faults };
}
