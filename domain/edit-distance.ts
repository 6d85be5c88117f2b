type Rows = { readonly beforePrevious: readonly number[]; readonly previous: readonly number[]; readonly current: readonly number[] };

function slipsAt(typed: string, target: string, row: number, column: number, { beforePrevious, previous, current }: Rows): number {
  const isSame = typed[row - 1] === target[column - 1];
  const isSwapped = row > 1 && column > 1 && typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
  return Math.min(
    (previous[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
    (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
    isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
  );
}

/**
 * Fewest typing slips (letter added, left out, replaced, or two neighbours swapped) that turn
 * `typed` into `word`, or into a beginning of it when `asPrefix` is set. Answers `limit + 1` as
 * soon as more than `limit` are needed.
 */
export function editDistance(typed: string, word: string, limit: number, asPrefix: boolean): number {
  const target = asPrefix ? word.slice(0, typed.length + limit) : word;
  if (Math.abs(target.length - typed.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    const rows = { beforePrevious, previous, current };
    for (let column = 1; column <= target.length; column += 1) {
      current.push(slipsAt(typed, target, row, column, rows));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  const distance = asPrefix ? Math.min(...previous) : (previous[target.length] ?? limit + 1);
  return Math.min(distance, limit + 1);
}
