import { spawn } from 'node:child_process';
import { Coverage } from './coverage.ts';
import type { Report } from './say-report.ts';
import type { Violation } from './storm.ts';

export type Told = {
  readonly runs: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly ordered: number;
  readonly violations: readonly Violation[];
  readonly cells: readonly [string, number][];
  readonly transitions: readonly [string, number][];
};

export const toTold = ({ coverage, runs, seconds, processorSeconds, ordered, violations }: Report): Told => ({
  runs,
  seconds,
  processorSeconds,
  ordered,
  violations,
  cells: [...coverage.cells],
  transitions: [...coverage.transitions],
});

const MARK = 'storm report ';
export const sayTold = (told: Told): string => `${MARK}${JSON.stringify(told)}\n`;

const one = (script: string, words: readonly string[]): Promise<Told> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [...process.execArgv, script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
    });
    child.on('exit', () => {
      const line = said.split('\n').find((candidate) => candidate.startsWith(MARK));
      if (line) done(JSON.parse(line.slice(MARK.length)) as Told);
      else fail(new Error(`a worker ended without a report:\n${said}`));
    });
  });

/** Shares the seeds among processes, each on a database of its own; the report is of all together. */
export async function stormInWorkers(
  script: string,
  { seed, runs, workers, database }: { seed: number; runs: number; workers: number; database: string },
): Promise<Report> {
  const share = Math.ceil(runs / workers);
  const begun = performance.now();
  const reports = await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      one(script, [
        '--tell',
        '--database',
        database,
        '--seed',
        String(seed + index * share),
        '--runs',
        String(Math.min(share, runs - index * share)),
      ]),
    ),
  );
  const coverage = new Coverage();
  for (const { cells, transitions } of reports) coverage.add({ cells: new Map(cells), transitions: new Map(transitions) });
  const sum = (key: 'runs' | 'ordered' | 'processorSeconds') => reports.reduce((total, report) => total + report[key], 0);
  return {
    runs: sum('runs'),
    ordered: sum('ordered'),
    processorSeconds: sum('processorSeconds'),
    seconds: (performance.now() - begun) / 1_000,
    coverage,
    violations: reports.flatMap(({ violations }) => violations),
  };
}
