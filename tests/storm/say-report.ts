import { ALL_CELLS, hardlyMet, nameOfCell, type Coverage } from './coverage.ts';
import type { Violation } from './storm.ts';
import { ALL_TRANSITIONS, hardlyTaken } from './transitions.ts';

export type Report = {
  readonly runs: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly ordered: number;
  readonly coverage: Coverage;
  readonly violations: readonly Violation[];
};

const middle = (counts: readonly number[]) => counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;

/** What came of a storm, in a few lines, and whether it is as it should be. */
export function sayReport({ runs, seconds, processorSeconds, ordered, coverage, violations }: Report): {
  readonly words: string;
  readonly isGood: boolean;
} {
  const cells = ALL_CELLS.map((cell) => coverage.cells.get(nameOfCell(cell)) ?? 0);
  const transitions = ALL_TRANSITIONS.map((transition) => coverage.transitions.get(transition) ?? 0);
  const rare = [...hardlyMet(coverage, runs), ...hardlyTaken(coverage, runs)];
  const words = [
    `${runs} runs in ${seconds.toFixed(0)} s (${(runs / seconds).toFixed(1)} a second; ${((processorSeconds / runs) * 1_000).toFixed(0)} ms of a processor each), ${ordered} orders, ${violations.length} violations`,
    `${cells.filter(Boolean).length} of ${cells.length} cells of call and fault met, the rarest ${Math.min(...cells)} times, the middle one ${middle(cells)} times`,
    `${transitions.filter(Boolean).length} of ${transitions.length} transitions of the purchase's flows taken, the rarest ${Math.min(...transitions)} times, the middle one ${middle(transitions)} times`,
    ...(rare.length > 0 ? [`hardly met: ${rare.join('; ')}`] : []),
  ];
  return { words: words.join('\n'), isGood: violations.length + rare.length === 0 };
}
