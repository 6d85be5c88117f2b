import type { Explanation } from './explained/explanation.ts';

/** A change that no fast test noticed. */
export type Survivor = {
  /** Line and column where it begins, from 1. */
  readonly at: string;
  readonly line: string;
  readonly change: string;
  readonly isReached: boolean;
};

/** Explained survivors stand with their reason, the others by themselves. */
export type Score = {
  readonly noticed: number;
  readonly of: number;
  /** Changes that only run while a file is loaded, which cannot be switched; not among `of`. */
  readonly atLoading: number;
  readonly explained: readonly { readonly reason: string; readonly walkedBy?: string; readonly survivors: readonly string[] }[];
  readonly unexplained: readonly string[];
};

export type Sum = {
  /** Of all changes, and of those that somebody could notice. */
  readonly percent: number;
  readonly percentOfNoticeable: number;
  readonly noticed: number;
  readonly of: number;
  /** Survivors that change nothing. */
  readonly equivalent: number;
  /** Survivors that a browser test walks. */
  readonly inBrowser: number;
  readonly unexplained: number;
  /** Not among `of`. */
  readonly atLoading: number;
};

type Place = { readonly line: number; readonly column: number };
export type Change = {
  readonly mutatorName: string;
  readonly replacement: string;
  /** From 0. */
  readonly location: { readonly start: Place; readonly end: Place };
};

/** As much of a change as is told, so that lines stay readable, characters. */
const LONGEST = 60;
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST);

/** Where in its file a change stands, by characters. */
export function rangeOf(source: string, { location: { start, end } }: Change): { readonly from: number; readonly to: number } {
  const lines = source.split('\n');
  const offset = ({ line, column }: Place) => lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, column);
  return { from: offset(start), to: offset(end) };
}

/** What stands in a file is told, so that it is found again when its lines have moved. */
export function survivorOf(source: string, change: Change, isReached: boolean): Survivor {
  const { from, to } = rangeOf(source, change);
  const { line, column } = change.location.start;
  return {
    at: `${line + 1}:${column + 1}`,
    line: source.split('\n')[line] ?? '',
    change: `${change.mutatorName}: ${short(source.slice(from, to))} → ${short(change.replacement)}`,
    isReached,
  };
}

const NOT_REACHED = ' (not reached)';
const told = ({ at, change, isReached }: Survivor): string => `${at} ${change}${isReached ? '' : NOT_REACHED}`;

/** The survivors that a score tells, in the order of their places; `source` is the file that they stand in. */
export function survivorsIn({ explained, unexplained }: Pick<Score, 'explained' | 'unexplained'>, source: string): readonly Survivor[] {
  const lines = source.split('\n');
  const placeOf = ({ at }: Survivor): number => {
    const [line = 0, column = 0] = at.split(':').map(Number);
    return line * 10_000 + column;
  };
  return [...explained.flatMap(({ survivors }) => survivors), ...unexplained]
    .map((one): Survivor => {
      const [at = ''] = one.split(' ', 1);
      const change = one.slice(at.length + 1);
      const isReached = !change.endsWith(NOT_REACHED);
      return {
        at,
        line: lines[Number.parseInt(at) - 1] ?? '',
        change: isReached ? change : change.slice(0, -NOT_REACHED.length),
        isReached,
      };
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether an explanation speaks of a survivor of its file. */
export const fits = ({ changes, near = '' }: Explanation, { change, line }: Survivor): boolean =>
  changes === 'every' || (changes.includes(change) && line.includes(near));

/** A file's score: each survivor is explained by the first explanation that fits. */
export function scoreOf(
  { noticed, of, atLoading }: Pick<Score, 'noticed' | 'of' | 'atLoading'>,
  survivors: readonly Survivor[],
  explanations: readonly Explanation[],
): Score {
  const firstOf = (survivor: Survivor) => explanations.find((explanation) => fits(explanation, survivor));
  return {
    noticed,
    of,
    atLoading,
    explained: explanations
      .map((explanation) => ({
        reason: explanation.reason,
        ...(explanation.walkedBy ? { walkedBy: explanation.walkedBy } : {}),
        survivors: survivors.filter((survivor) => firstOf(survivor) === explanation).map(told),
      }))
      .filter(({ survivors: own }) => own.length > 0),
    unexplained: survivors.filter((survivor) => !firstOf(survivor)).map(told),
  };
}

/** The changes of an explanation that no survivor is, each told as it stands there; one that explains nothing must go. */
export const unfit = (explanation: Explanation, survivors: readonly Survivor[]): readonly string[] =>
  explanation.changes === 'every'
    ? survivors.length > 0
      ? []
      : ['every']
    : explanation.changes.filter((change) => !survivors.some((survivor) => survivor.change === change && fits(explanation, survivor)));

const percentOf = (noticed: number, of: number): number => Math.round((noticed / Math.max(1, of)) * 1_000) / 10;

/** What many files' scores are together. */
export function sumOf(scores: readonly Score[]): Sum {
  const sum = (count: (score: Score) => number) => scores.reduce((all, score) => all + count(score), 0);
  const explained = (isWalked: boolean) =>
    sum((score) =>
      score.explained
        .filter(({ walkedBy }) => (walkedBy !== undefined) === isWalked)
        .reduce((all, { survivors }) => all + survivors.length, 0),
    );
  const [noticed, of, equivalent] = [sum((score) => score.noticed), sum((score) => score.of), explained(false)];
  return {
    percent: percentOf(noticed, of),
    percentOfNoticeable: percentOf(noticed, of - equivalent),
    noticed,
    of,
    equivalent,
    inBrowser: explained(true),
    unexplained: sum(({ unexplained }) => unexplained.length),
    atLoading: sum(({ atLoading }) => atLoading),
  };
}
