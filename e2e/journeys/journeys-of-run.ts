import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyModel } from '#statecharts/any-model.ts';
import { findJourneys, type Journey, type Journeys } from '#statecharts/journeys.ts';

/** Names the folder of a run's journeys, for the processes that it starts. */
const FOLDER = 'JOURNEYS_OF_RUN';

/** What JSON holds of a step: its sample by its place among the model's events. */
type WrittenStep = Omit<Journey['steps'][number], 'sample'> & { readonly sample: number };
type Written = { readonly journeys: readonly (Omit<Journey, 'steps'> & { readonly steps: readonly WrittenStep[] })[] } & Pick<
  Journeys,
  'unwalked'
>;

const write = ({ journeys, unwalked }: Journeys, { events }: AnyModel): Written => ({
  unwalked,
  journeys: journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.map((step) => ({ ...step, sample: step.sample ? events.indexOf(step.sample) : -1 })),
  })),
});

const read = ({ journeys, unwalked }: Written, { events }: AnyModel): Journeys => ({
  unwalked,
  journeys: journeys.map((journey) => ({
    ...journey,
    steps: journey.steps.map((step) => ({ ...step, sample: events[step.sample] ?? null })),
  })),
});

/** Prepares a run whose first process, which lists all tests, finds the journeys that its workers read. To be called by the run's settings. */
export function keepJourneysOfRun(): void {
  if (process.env[FOLDER] !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env[FOLDER] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** A model's journeys (`findJourneys`), looked for once a run: each of its processes lists the same tests. */
export function journeysOfRun(model: AnyModel): Journeys {
  const folder = process.env[FOLDER];
  if (folder === undefined) return findJourneys(model);
  const file = join(folder, `${encodeURIComponent(model.title)}.json`);
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')) as Written, model);
  const found = findJourneys(model);
  writeFileSync(file, JSON.stringify(write(found, model)));
  return found;
}
