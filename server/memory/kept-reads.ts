/** Keeps what was read for a while: asked again for the same key, it is not read again. */
export type Kept = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** So many answers are kept at most; the oldest go. */
const AT_MOST = 1_000;

/**
 * Keeps answers of the catalogue for so many milliseconds, in each process by itself: what stores say of themselves
 * changes rarely, and a list may be some seconds old. Never for what decides an order. With 0 everything is read anew.
 */
export function keepFor(milliseconds: number, now: () => number): Kept {
  const answers = new Map<string, { readonly answer: Promise<unknown>; readonly at: number }>();
  // A clock that was set back makes nothing last longer.
  const isOver = (at: number) => now() < at || now() - at >= milliseconds;
  return (key, read) => {
    const kept = answers.get(key);
    if (kept && !isOver(kept.at)) return kept.answer as ReturnType<typeof read>;
    const answer = read();
    for (const [other, { at }] of answers) if (isOver(at) || answers.size >= AT_MOST) answers.delete(other);
    answers.set(key, { answer, at: now() });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
