import type { PageRecord, RecordedEvent, StateValue } from './page-record.ts';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { pathOf } from './state-nodes.ts';

export type ActorRecord = {
  readonly actor: string;
  readonly machine: string;
  /** Whether its beginning is among the events: the page forgets the oldest ones. */
  readonly isWhole: boolean;
  readonly events: readonly RecordedEvent[];
};

/** The first event of every actor. */
export const BEGINNING = 'xstate.init';
/** The event that ends an actor from outside. */
export const STOPPED = 'xstate.stop';

/** The actors of a record in the order they moved first; those of one machine alone, where one is named. */
export function actorsIn({ events }: PageRecord, machine?: string): readonly ActorRecord[] {
  const byActor = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    if (machine !== undefined && event.machine !== machine) continue;
    const key = `${event.actor} ${event.machine}`;
    byActor.set(key, [...(byActor.get(key) ?? []), event]);
  }
  return [...byActor.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ actor: first.actor, machine: first.machine, isWhole: first.event === BEGINNING, events: own }] : [];
  });
}

/** Paths of the deepest states of a value, in the order of the chart; null where the machine has no such state. */
export function leavesOf(machine: AnyStateMachine, value: StateValue): readonly string[] | null {
  const below = (node: AnyStateNode, held: StateValue): readonly AnyStateNode[] | null => {
    const parts = typeof held === 'string' ? [[held, {}] as const] : Object.entries(held);
    const found = parts.map(([key, inside]) => {
      const child = Object.hasOwn(node.states, key) ? (node.states[key] as AnyStateNode | undefined) : undefined;
      if (!child) return null;
      return typeof inside === 'object' && Object.keys(inside).length === 0 ? [child] : below(child, inside);
    });
    return found.some((one) => one === null) ? null : found.flatMap((one) => one ?? []);
  };
  return (
    below(machine.root as AnyStateNode, value)
      ?.toSorted((a, b) => a.order - b.order)
      .map(pathOf) ?? null
  );
}
