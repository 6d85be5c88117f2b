import type { MachineRuns } from '#statecharts/runs.ts';
import type { Known } from './facts.ts';

export type Met = 'both' | 'actors' | 'browser' | 'never';

export type Count = { readonly done: number; readonly of: number };

export type Walked = { readonly states: Count; readonly transitions: Count; readonly branches: Count };

export type Coverage = {
  readonly actors: Walked | null;
  readonly browser: Walked | null;
  readonly way: (id: string) => Met;
  readonly state: (path: string) => Met;
  /** Ways that the tests of one kind, or of both, did not walk; worst first. */
  readonly gaps: readonly { readonly id: string; readonly met: Met }[];
};

const met = (onActors: boolean, inBrowser: boolean): Met =>
  onActors && inBrowser ? 'both' : onActors ? 'actors' : inBrowser ? 'browser' : 'never';

/** Which sides of the guards a set of walked ways shows: one that was walked held, those before it failed. */
const sidesShown = (known: Known, walked: ReadonlySet<string>): number => {
  const sides = new Set<string>();
  for (const way of known.ways.values()) {
    if (!walked.has(way.id)) continue;
    const branch = Number(way.id.split(' | ').at(-1));
    if (way.guarded) sides.add(`${way.id} held`);
    for (const other of known.ways.values())
      if (other.guarded && other.from === way.from && other.event === way.event && Number(other.id.split(' | ').at(-1)) < branch)
        sides.add(`${other.id} failed`);
  }
  return sides.size;
};

const within = (states: readonly string[], path: string) => states.some((state) => state === path || state.startsWith(`${path}.`));

/** The runs that walked this very chart: what an older version of it walked says nothing of this one. */
export const ofThisVersion = (known: Known, { actors, browser }: MachineRuns): MachineRuns => ({
  actors: actors && actors.definitions.length === known.ways.size && actors.definitions.every((id) => known.ways.has(id)) ? actors : null,
  browser: browser.filter(({ walked }) => walked.every((id) => known.ways.has(id))),
});

/** Reckons the coverage of a chart. Ways that can never be taken, as the chart says with a reason, are not counted. */
export const coverageOf = (known: Known, runs: MachineRuns): Coverage => {
  const { actors, browser } = ofThisVersion(known, runs);
  const countable = [...known.ways.values()].filter(({ id }) => !actors?.neverTaken.includes(id));
  const onActors = new Set(actors?.walked);
  const inBrowser = new Set(browser.flatMap(({ walked }) => walked));
  const browserStates = browser.flatMap(({ states }) => states);
  const sides = [...known.ways.values()].filter(({ guarded }) => guarded).length * 2;
  const paths = [...known.boxes.keys()].filter((path) => path !== '');
  const decided = Object.entries(actors?.guards ?? {})
    .filter(([id]) => known.ways.has(id))
    .reduce((sum, [, { held, failed }]) => sum + Number(held) + Number(failed), 0);
  const counts = (walked: ReadonlySet<string>, states: readonly string[], branches: number): Walked => ({
    states: { done: paths.filter((path) => within(states, path)).length, of: paths.length },
    transitions: { done: countable.filter(({ id }) => walked.has(id)).length, of: countable.length },
    branches: { done: Math.min(branches, sides), of: sides },
  });
  const way = (id: string) => met(onActors.has(id), inBrowser.has(id));
  const rank: Readonly<Record<Met, number>> = { never: 0, browser: 1, actors: 2, both: 3 };
  return {
    actors: actors ? counts(onActors, actors.states, decided) : null,
    browser: browser.length > 0 ? counts(inBrowser, browserStates, sidesShown(known, inBrowser)) : null,
    way,
    state: (path) => met(within(actors?.states ?? [], path), within(browserStates, path)),
    gaps: countable
      .map(({ id }) => ({ id, met: way(id) }))
      .filter((gap) => gap.met !== 'both')
      .sort((a, b) => rank[a.met] - rank[b.met]),
  };
};
