import type { AnyModel } from './any-model.ts';
import { definitionsOf, neverTaken } from './definitions.ts';
import { unreachableStates, type Exploration } from './explore.ts';
import { forbiddenMoves } from './forbidden-moves.ts';
import { journeyKey } from './journey-key.ts';
import type { Journey } from './journeys.ts';
import { runOnActor } from './run-on-actor.ts';
import type { ActorRun, GuardRun, JourneyRun } from './runs.ts';
import { journeysOfQuestions } from './questions.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

export const walkOnActors = async (model: AnyModel, long: readonly Journey[], explored: Exploration): Promise<ActorRun> => {
  const walked = new Set<string>();
  const guards: Record<string, GuardRun> = {};
  const states = new Set<string>();
  const journeys: Record<string, JourneyRun> = {};
  const witness = {
    walked: (id: string) => void walked.add(id),
    decided: (id: string, held: boolean) => {
      const known = guards[id] ?? { held: false, failed: false };
      guards[id] = held ? { ...known, held } : { ...known, failed: true };
    },
  };
  for (const journey of [...long, ...journeysOfQuestions(model)]) {
    const began = performance.now();
    const difference = await runOnActor(model, journey, model.machine, witness);
    const done = difference ? Math.max(0, difference.step - 1) : journey.steps.length;
    for (const path of [...journey.from, ...journey.steps.slice(0, done).flatMap(({ to }) => to)]) states.add(path);
    journeys[journeyKey(journey)] = {
      done,
      steps: journey.steps.length,
      milliseconds: Math.round(performance.now() - began),
      wrong:
        difference &&
        `step ${difference.step}, ${difference.says}: ${JSON.stringify(difference.got)} instead of ${JSON.stringify(difference.expected)}`,
    };
  }
  // States that only decide are left before anybody can look: whoever walked a way out of one was in it.
  const definitions = definitionsOf(model.machine);
  for (const { id, node } of definitions) if (walked.has(id) && node.always?.length) states.add(pathOf(node));
  const { checked, faults } = forbiddenMoves(model, explored);
  return {
    machine: model.machine.id,
    at: new Date().toISOString(),
    definitions: definitions.map(({ id }) => id),
    neverTaken: definitions.filter((definition) => neverTaken(definition) !== undefined).map(({ id }) => id),
    walked: [...walked],
    guards,
    states: [...states],
    unreachable: unreachableStates(model, explored),
    stuck: [...new Set(explored.stuck.flatMap(({ still }) => deepestNodes(still.snapshot).map(pathOf)))],
    journeys,
    forbidden: { checked, faults },
  };
};

/** Ids of the definitions that no actor walked and whose meta does not say why. */
export const unwalkedOnActors = ({ definitions, neverTaken, walked }: ActorRun): readonly string[] =>
  definitions.filter((id) => !walked.includes(id) && !neverTaken.includes(id));
