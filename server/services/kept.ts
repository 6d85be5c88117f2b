/** Keeps what was read for a while: asked again for the same key, it is not read again. */
export type Kept = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** So many answers are kept at most; then it begins anew. */
const AT_MOST = 1_000;

/**
 * Keeps answers of the catalogue for so many milliseconds, in each process by itself: what stores say of themselves
 * changes rarely, and a list may be some seconds old. Never for what decides an order. With 0 everything is read anew.
 */
export function keepFor(milliseconds: number, now: () => number): Kept {
  const answers = new Map<string, { readonly answer: Promise<unknown>; readonly at: number }>();
  return (key, read) => {
    const kept = answers.get(key);
    const age = kept ? now() - kept.at : Infinity;
    // A clock that was set back makes nothing last longer.
    if (kept && age >= 0 && age < milliseconds) return kept.answer as ReturnType<typeof read>;
    const answer = read();
    if (answers.size >= AT_MOST) answers.clear();
    answers.set(key, { answer, at: now() });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
