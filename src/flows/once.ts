/** Brings something once; a failed try may be repeated. */
export function once<T>(bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | null = null;
  return () =>
    (brought ??= bring().catch((error: unknown) => {
      brought = null;
      throw error;
    }));
}
