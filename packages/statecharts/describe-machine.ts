import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from './model.ts';
import { anyModel, type AnyModel } from './any-model.ts';
import { busyWithoutExits, invokesWithoutExits, undescribed, unnamedDelays, unsampled } from './chart-rules.ts';
import { unaskedGuards, uncalledActions, unknownTags, unwrittenActions, waitingUntagged, withoutStandIns } from './chart-words.ts';
import { explore, undecidedStates, unreachableStates, type Exploration } from './explore.ts';
import { brokenInvariants, notPlain, type BrokenInvariant } from './invariants.ts';
import { findJourneys, type Journeys } from './journeys.ts';
import type { ActorRun } from './runs.ts';
import { unwalkedOnActors, walkOnActors } from './walk-on-actors.ts';

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

type Rules = {
  /** Tags that a project asks for beside the usual ones. */
  readonly tags?: readonly string[];
  /** `plain`: what XState allows is allowed; `strict`: a chart is also written as the charts of this project are. */
  readonly rules?: 'strict' | 'plain';
};

/** How a chart is written: names, descriptions and exits, without which drawings and questions say less. */
const describeWriting = (model: AnyModel, tags: readonly string[]): void => {
  test('says what every state is', () => {
    expect(undescribed(model)).toEqual([]);
  });
  test('gives every port an id and both exits', () => {
    expect(invokesWithoutExits(model.machine)).toEqual([]);
  });
  test('has written every action that it calls, calls every one that it has written, asks every guard that it names, has stand-ins for its ports and names its tags', () => {
    expect(unwrittenActions(model.machine)).toEqual([]);
    expect(uncalledActions(model.machine)).toEqual([]);
    expect(unaskedGuards(model.machine)).toEqual([]);
    expect(withoutStandIns(model.machine)).toEqual([]);
    expect(unknownTags(model.machine, tags)).toEqual([]);
    expect(waitingUntagged(model.machine)).toEqual([]);
  });
  test('can leave every busy state by failure and by time', () => {
    expect(busyWithoutExits(model.machine)).toEqual([]);
  });
  test('has a name for every delay', () => {
    expect(unnamedDelays(model)).toEqual([]);
  });
};

/** The Vitest suite of a machine, made of its model. No port is started: each is stood in for. */
export const describeMachine = <M extends AnyStateMachine>(typed: MachineModel<M>, { tags = [], rules = 'strict' }: Rules = {}): void => {
  const model = anyModel(typed);
  const explored = once((): Exploration => explore(model));
  const broken = once((): readonly BrokenInvariant[] => brokenInvariants(model, explored()));
  const found = once((): Journeys => findJourneys(model));
  const walked = once((): Promise<ActorRun> => walkOnActors(model, found().journeys, explored()));

  describe(`the machine of ${model.title}`, () => {
    if (rules === 'strict') describeWriting(model, tags);
    test('has a sample of every event', () => {
      expect(unsampled(model)).toEqual([]);
    });
    test('is explored to its end without an error', () => {
      expect(explored().breakages).toEqual([]);
      expect(explored().complete).toBe(true);
    });
    test('keeps only plain values in its context', () => {
      const odd = new Set(explored().places.flatMap(({ still }) => notPlain(still.snapshot.context)));
      expect([...odd]).toEqual([]);
    });
    test('can walk every transition', () => {
      expect(explored().unwalked.map(({ id }) => id)).toEqual([]);
      expect(explored().walkedAfterAll.map(({ id }) => id)).toEqual([]);
      expect(found().unwalked).toEqual([]);
    });
    test('has no state that nothing leads to, and rests in none that only decides', () => {
      expect(undecidedStates(explored())).toEqual([]);
      expect(unreachableStates(model, explored())).toEqual([]);
    });
    if (rules === 'strict')
      test('ends where it says so: has no other state that nobody gets out of', () => {
        expect(explored().stuck.map(({ still }) => still.snapshot.value as unknown)).toEqual([]);
      });
    test('does on an actor what it does on paper, journey by journey, every transition walked', async () => {
      const run = await walked();
      expect(Object.values(run.journeys).flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
      expect(unwalkedOnActors(run)).toEqual([]);
    });
    test('is not moved by an event it does not accept', async () => {
      expect((await walked()).forbidden.faults).toEqual([]);
    });
    for (const { says } of model.invariants ?? [])
      test(`holds everywhere: ${says}`, () => {
        expect(broken().filter((one) => one.says === says)).toEqual([]);
      });
    for (const { says } of model.steps ?? [])
      test(`holds of every step: ${says}`, () => {
        expect(explored().brokenSteps.filter((one) => one.says === says)).toEqual([]);
      });
  });
};
