import type { AnyModel } from './any-model.ts';
import type { Exploration } from './explore.ts';
import { movesOf } from './moves-of.ts';
import { answeredPort, isTimePassing } from './standstill.ts';

/** The refused moves that changed something all the same, and how many were sent. */
export type ForbiddenMoves = { readonly checked: number; readonly faults: readonly string[] };

/**
 * Sends every event that anybody can send at any time (no answers of ports, no ends of waits) in every explored
 * place. An event that walks no definition must leave value, context and status as they were and act on nothing.
 */
export const forbiddenMoves = (model: AnyModel, { places }: Exploration): ForbiddenMoves => {
  const moves = movesOf(model);
  const sendable = model.events.filter((sample) => answeredPort(sample.event.type) === null && !isTimePassing(sample));
  const faults: string[] = [];
  let checked = 0;
  for (const { still } of places) {
    if (still.snapshot.status !== 'active') continue;
    const before = JSON.stringify([still.snapshot.value, still.snapshot.context, still.snapshot.status]);
    for (const sample of sendable) {
      const taken = moves.take(still, sample, 'anyOrder');
      if (!taken || taken.walked.length > 0) continue;
      checked += 1;
      const { value, context, status } = taken.still.snapshot;
      if (JSON.stringify([value, context, status]) !== before) faults.push(`${JSON.stringify(still.snapshot.value)}: ${sample.says}`);
    }
  }
  return { checked, faults };
};
