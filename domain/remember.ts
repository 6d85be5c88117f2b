/**
 * A pure function that keeps what it found: asked again with the same key, it does not compute again. It keeps so many
 * answers at most, then begins anew. `keyOf` must tell apart all that `compute` answers differently; what is answered is
 * shared and never changed.
 */
export function remember<Input extends readonly unknown[], Answer>(
  atMost: number,
  keyOf: (...input: Input) => string,
  compute: (...input: Input) => Answer,
): (...input: Input) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (...input) => {
    const key = keyOf(...input);
    const found = known.get(key);
    if (found) return found.answer;
    const answer = compute(...input);
    if (known.size >= atMost) known.clear();
    known.set(key, { answer });
    return answer;
  };
}
