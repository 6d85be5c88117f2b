export type Doer = 'customer' | 'server' | 'bank' | 'network' | 'time' | 'page';
export type Words = { readonly en: string; readonly fr: string };

/** A move of somebody. What helps comes to pass some day by itself: nobody's mood, and no fault, is waited for. */
export type Move = { readonly by: Doer; readonly says: Words; readonly helps: boolean };

/** Adds a move and where it leads. */
export type AddTo<Moment> = (move: Move, to: Moment) => void;

/** What is explored: where it begins, what can happen, and what tells two moments apart. */
export type Explorable<Moment> = {
  readonly begin: Moment;
  readonly moves: (moment: Moment, add: AddTo<Moment>) => void;
  readonly keyOf: (moment: Moment) => string;
};

/** Everything that can be reached, with every move: `from`, `to` and `move` of one index belong together. */
export type Product<Moment> = {
  readonly moments: readonly Moment[];
  readonly moves: readonly Move[];
  /** In the order of the moments that are left. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly move: readonly number[];
  /** The move that first led to each moment; -1 for the first. */
  readonly found: readonly number[];
  /** Whether everything was found before the bound. */
  readonly isComplete: boolean;
};

/** Walks breadth-first through every moment that can be reached. Stops where `until` says so, or with more than `bound` moments. */
export function explore<Moment>(
  { begin, moves: movesOf, keyOf }: Explorable<Moment>,
  { bound = 3_000_000, until = () => false }: { readonly bound?: number; readonly until?: (moment: Moment) => boolean } = {},
): Product<Moment> {
  const moments: Moment[] = [begin];
  const known = new Map([[keyOf(begin), 0]]);
  const moves: Move[] = [];
  const named = new Map<string, number>();
  const from: number[] = [];
  const to: number[] = [];
  const move: number[] = [];
  const found: number[] = [-1];
  let here = 0;
  const numberOf = (made: Move): number => {
    const name = `${made.by} ${made.helps} ${made.says.en}`;
    const there = named.get(name) ?? moves.push(made) - 1;
    named.set(name, there);
    return there;
  };
  const add: AddTo<Moment> = (made, next) => {
    const key = keyOf(next);
    let there = known.get(key);
    if (there === here) return;
    if (there === undefined) {
      there = moments.push(next) - 1;
      known.set(key, there);
      found.push(from.length);
    }
    from.push(here);
    to.push(there);
    move.push(numberOf(made));
  };
  for (; here < moments.length && moments.length <= bound; here += 1) {
    const moment = moments[here] as Moment;
    if (until(moment)) break;
    movesOf(moment, add);
  }
  return { moments, moves, from, to, move, found, isComplete: here === moments.length };
}
