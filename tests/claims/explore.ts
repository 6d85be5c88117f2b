import type { Doer } from '#statecharts/claims-record.ts';

/** A move of somebody. What helps comes to pass some day by itself: nobody's mood, and no fault, is waited for. */
export type Move = { readonly by: Doer; readonly says: string; readonly helps: boolean };

export type AddTo<Situation> = (move: Move, to: Situation) => void;

/** What is explored: where it begins, what can happen, and what tells two situations apart. */
export type Explorable<Situation> = {
  readonly begin: Situation;
  readonly moves: (situation: Situation, add: AddTo<Situation>) => void;
  readonly keyOf: (situation: Situation) => string;
};

/** Everything that can be reached, with every move: `from`, `to` and `move` of one index belong together. */
export type Product<Situation> = {
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  /** In the order of the situations that are left. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly move: readonly number[];
  /** The move that first led to each situation; -1 for the first. */
  readonly found: readonly number[];
  /** Whether everything was found before the bound. */
  readonly isComplete: boolean;
};

/** Walks breadth-first through every situation that can be reached. Stops where `until` says so, or with more than `bound` situations. */
export function explore<Situation>(
  { begin, moves: movesOf, keyOf }: Explorable<Situation>,
  { bound = 3_000_000, until = () => false }: { readonly bound?: number; readonly until?: (situation: Situation) => boolean } = {},
): Product<Situation> {
  const situations: Situation[] = [begin];
  const known = new Map([[keyOf(begin), 0]]);
  const moves: Move[] = [];
  const named = new Map<string, number>();
  const from: number[] = [];
  const to: number[] = [];
  const move: number[] = [];
  const found: number[] = [-1];
  let here = 0;
  const numberOf = (made: Move): number => {
    const name = `${made.by} ${made.helps} ${made.says}`;
    const there = named.get(name) ?? moves.push(made) - 1;
    named.set(name, there);
    return there;
  };
  const add: AddTo<Situation> = (made, next) => {
    const key = keyOf(next);
    let there = known.get(key);
    if (there === here) return;
    if (there === undefined) {
      there = situations.push(next) - 1;
      known.set(key, there);
      found.push(from.length);
    }
    from.push(here);
    to.push(there);
    move.push(numberOf(made));
  };
  for (; here < situations.length && situations.length <= bound; here += 1) {
    const situation = situations[here] as Situation;
    if (until(situation)) break;
    movesOf(situation, add);
  }
  return { situations, moves, from, to, move, found, isComplete: here === situations.length };
}
