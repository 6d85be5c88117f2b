import type { AnyModel } from './any-model.ts';
import type { Exploration } from './explore.ts';
import { movesOf } from './kept-moves.ts';
import { answeredPort, isTimePassing } from './standstill.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

/** Whether a state accepts an event: in all, some or none of the situations it was found in. */
export type Acceptance = 'accepted' | 'sometimes' | 'refused';

/** The table state × event, and the refused moves that changed something all the same. */
export type ForbiddenMoves = {
  /** By path of the deepest state, then by the words of the sample event. */
  readonly table: ReadonlyMap<string, ReadonlyMap<string, Acceptance>>;
  /** How many refused moves were sent. */
  readonly checked: number;
  readonly faults: readonly string[];
};

/**
 * Sends every event that anybody can send at any time (no answers of ports, no ends of waits) in every explored
 * place. An event that walks no definition must leave value, context and status as they were and act on nothing.
 */
export const forbiddenMoves = (model: AnyModel, { places }: Exploration): ForbiddenMoves => {
  const moves = movesOf(model);
  const sendable = model.events.filter((sample) => answeredPort(sample.event.type) === null && !isTimePassing(sample));
  const table = new Map<string, Map<string, Acceptance>>();
  const faults: string[] = [];
  let checked = 0;
  for (const { still } of places) {
    if (still.snapshot.status !== 'active') continue;
    const before = JSON.stringify([still.snapshot.value, still.snapshot.context, still.snapshot.status]);
    for (const sample of sendable) {
      const taken = moves.take(still, sample, 'anyOrder');
      if (!taken) continue;
      const accepted = taken.walked.length > 0;
      if (!accepted) checked += 1;
      const { snapshot } = taken.still;
      if (!accepted && JSON.stringify([snapshot.value, snapshot.context, snapshot.status]) !== before)
        faults.push(`${JSON.stringify(still.snapshot.value)}: ${sample.says}`);
      for (const node of deepestNodes(still.snapshot)) {
        const row = table.get(pathOf(node)) ?? new Map<string, Acceptance>();
        const known = row.get(sample.says);
        const now: Acceptance = accepted ? 'accepted' : 'refused';
        row.set(sample.says, known === undefined || known === now ? now : 'sometimes');
        table.set(pathOf(node), row);
      }
    }
  }
  return { table, checked, faults };
};
