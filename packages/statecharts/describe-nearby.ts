import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from './model.ts';
import { anyModel } from './any-model.ts';
import { explore } from './explore.ts';
import { brokenInvariants } from './invariants.ts';

/** So many places are looked at, those first that few events lead to. */
const NEARBY = 200;

/**
 * What of a large chart is seen within a second or two: its claims, near its beginnings. `describeMachine` holds it to them
 * everywhere, in `npm test`.
 */
export const describeNearby = <M extends AnyStateMachine>(typed: MachineModel<M>): void => {
  const model = anyModel(typed);
  describe(`the machine of ${model.title}, near its beginnings`, () => {
    test('breaks nowhere, and holds what is claimed of its states and steps', () => {
      const explored = explore(model, NEARBY);
      expect(explored.breakages).toEqual([]);
      expect(brokenInvariants(model, explored)).toEqual([]);
      expect(explored.brokenSteps).toEqual([]);
    });
  });
};
