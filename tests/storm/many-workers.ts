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

/** So many runs one process can make: some 2.5 MB stay of each on the embedded database, and V8 has 4 GB. */
export const RUNS_A_PROCESS = 1_000;

/** Shares the seeds among processes, so many at once, each on a database of its own; the report is of all together. */
export async function stormInWorkers(
  script: string,
  { seed, runs, workers, database }: { seed: number; runs: number; workers: number; database: string },
): Promise<Report> {
  const share = Math.min(Math.ceil(runs / workers), RUNS_A_PROCESS);
  const shares = Array.from({ length: Math.ceil(runs / share) }, (_, index) => index * share).values();
  const begun = performance.now();
  const reports: Told[] = [];
  const work = async () => {
    for (const done of shares) {
      const [from, many] = [seed + done, Math.min(share, runs - done)].map(String);
      reports.push(await one(script, ['--tell', '--database', database, '--seed', from ?? '', '--runs', many ?? '']));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
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
