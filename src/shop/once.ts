export function once<T>(loader: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () =>
    (loaded ??= loader().catch((error: unknown) => {
      loaded = null;
      throw error;
    }));
}
