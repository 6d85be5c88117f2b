import type { LazyFlow } from '#src/shop/flow.ts';

export function standingFlow<Seen>(first: Seen) {
  let now = first;
  const listeners = new Set<() => void>();
  const told: unknown[] = [];
  const flow: LazyFlow<Seen, unknown> = {
    getSnapshot: () => now,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send: (event) => void told.push(event),
    start: () => Promise.resolve(true),
    isThere: () => true,
  };
  return {
    ...flow,
    listeners: () => listeners.size,
    told,
    moves: (next: Seen) => {
      now = next;
      listeners.forEach((heard) => heard());
    },
  };
}
