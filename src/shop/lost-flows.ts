import type { Flow } from './flow.ts';

type Start = () => unknown;

export type LostFlows = Flow<boolean, 'again' | 'left'> & {
  readonly note: (start: Start) => void;
  readonly forget: (start: Start) => void;
};

export function createLostFlows(): LostFlows {
  const lost = new Set<Start>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    getSnapshot: () => lost.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => {
      const starts = [...lost];
      lost.clear();
      notify();
      if (event === 'again') starts.forEach((start) => start());
    },
    note: (start) => {
      lost.add(start);
      notify();
    },
    forget: (start) => {
      if (lost.delete(start)) notify();
    },
  };
}
