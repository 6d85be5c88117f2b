import type { Flow } from './flow.ts';

/** What is said of the moment, nothing (null) at first: the newest takes the place of the one before. */
export function createHolder<Said>(): Flow<Said | null, Said | null> {
  let said: Said | null = null;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => said,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (next) => {
      if (next === said) return;
      said = next;
      listeners.forEach((listener) => listener());
    },
  };
}
