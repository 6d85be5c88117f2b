import type { Flow } from './flow.ts';

type Start = () => unknown;

export type LostFlows = Flow<boolean, 'again' | 'left'> & {
  readonly note: (start: Start) => void;
  readonly forget: (start: Start) => void;
};

export function createLostFlows(): LostFlows {
  const lost = new Set<Start>();
  const listeners = new Set<() => void>();
  const tellAll = () => listeners.forEach((heard) => heard());
  return {
    seen: () => lost.size > 0,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send: (event) => {
      const starts = [...lost];
      lost.clear();
      tellAll();
      if (event === 'again') starts.forEach((start) => start());
    },
    note: (start) => {
      lost.add(start);
      tellAll();
    },
    forget: (start) => {
      if (lost.delete(start)) tellAll();
    },
  };
}
