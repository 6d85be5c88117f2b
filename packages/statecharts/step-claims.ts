import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StepTaken } from './model.ts';
import type { AnyModel } from './any-model.ts';
import { wayTo, type Edge, type Place } from './graph.ts';
import type { Action } from './standstill.ts';

export type BrokenStep = { readonly says: string; readonly way: readonly string[] };

type Params = {
  readonly event?: AnyEventObject;
  readonly targetId?: string;
  readonly actorRef?: { readonly id: string };
  readonly delay?: number;
};

/** What of the actions of a step others notice. */
const noticed = (actions: readonly Action[]) => {
  const of = (kind: string) => actions.filter(({ type }) => type === kind).map(({ params }) => (params ?? {}) as Params);
  return {
    emitted: of('xstate.emit').flatMap(({ event }) => event ?? []),
    sent: of('xstate.sendTo').map(({ targetId, event }) => `${targetId} ${event?.type}`),
    asked: of('xstate.spawnChild').flatMap(({ actorRef }) => actorRef?.id ?? []),
    waits: of('xstate.raise').flatMap(({ event, delay }) => (delay === undefined ? [] : (event?.type.split('.')[2] ?? []))),
  };
};

export function brokenBy(
  model: AnyModel,
  place: Place,
  { sample, taken }: Edge,
  known: ReadonlyMap<string, unknown>,
): readonly BrokenStep[] {
  const claims = (model.steps ?? []).filter(({ says }) => !known.has(says));
  if (claims.length === 0 || !sample || !taken) return [];
  const step: StepTaken<AnyMachineSnapshot, AnyEventObject> = {
    before: place.still.snapshot,
    event: sample.event,
    after: taken.still.snapshot,
    ...noticed(taken.actions),
  };
  return claims.filter(({ holds }) => !holds(step)).map(({ says }) => ({ says, way: [...wayTo(model, place), sample.says] }));
}
