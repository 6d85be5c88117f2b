import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Coverage } from './coverage.ts';
import type { Report } from './say-report.ts';
import type { Violation } from './storm.ts';

const FILE = 'benchmarks/storm.json';

/** What the storms of one database came to, from their first seed on. */
type Kept = {
  readonly firstSeed: number;
  readonly runs: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly runsPerSecond: number;
  readonly ordered: number;
  readonly violations: readonly Violation[];
  readonly cells: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
};
type File = Record<string, Kept>;

const readFile = (): File => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as File) : {});
const inOrder = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)));
const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Adds a storm to what is recorded of its database, where it goes on from the last seed of it; otherwise the record
 * begins anew with it.
 * @returns the record as a report of all its storms together
 */
export function record(database: string, seed: number, report: Report): Report {
  const kept = readFile()[database];
  const goesOn = kept !== undefined && kept.firstSeed + kept.runs === seed;
  const coverage = new Coverage();
  if (goesOn) coverage.add({ cells: new Map(Object.entries(kept.cells)), transitions: new Map(Object.entries(kept.transitions)) });
  coverage.add(report.coverage);
  const before = goesOn ? kept : { firstSeed: seed, runs: 0, seconds: 0, processorSeconds: 0, ordered: 0, violations: [] };
  const all: Report = {
    runs: before.runs + report.runs,
    seconds: before.seconds + report.seconds,
    processorSeconds: before.processorSeconds + report.processorSeconds,
    ordered: before.ordered + report.ordered,
    violations: [...before.violations, ...report.violations],
    coverage,
  };
  const { runs, seconds, processorSeconds, ordered, violations } = all;
  const entry: Kept = {
    firstSeed: before.firstSeed,
    runs,
    seconds: rounded(seconds),
    processorSeconds: rounded(processorSeconds),
    runsPerSecond: Math.round((runs / seconds) * 100) / 100,
    ordered,
    violations,
    cells: inOrder(coverage.cells),
    transitions: inOrder(coverage.transitions),
  };
  // The other database's storm may be written down at the same time.
  writeFileSync(`${FILE}.${process.pid}`, `${JSON.stringify({ ...readFile(), [database]: entry }, null, 2)}\n`);
  renameSync(`${FILE}.${process.pid}`, FILE);
  return all;
}
