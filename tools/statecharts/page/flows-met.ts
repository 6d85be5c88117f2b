import type { PageRecord } from '#contract/page-record.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';

/** A flow that a record met: its machine, how many actors of it, how many events they had. */
export type FlowMet = { readonly machine: string; readonly actors: number; readonly events: number };

/** The flows that a record met, those with the most events first: what the index lists of a record that is dropped on it. */
export const flowsMet = (record: PageRecord): readonly FlowMet[] => {
  const byMachine = new Map<string, FlowMet>();
  for (const { machine, events } of actorsIn(record)) {
    const met = byMachine.get(machine) ?? { machine, actors: 0, events: 0 };
    const times = events.reduce((sum, { times = 1 }) => sum + times, 0);
    byMachine.set(machine, { machine, actors: met.actors + 1, events: met.events + times });
  }
  return [...byMachine.values()].toSorted((a, b) => b.events - a.events);
};
