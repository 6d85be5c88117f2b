import { describe, expect, test } from 'vitest';
import { and, enqueueActions, setup, type AnyStateMachine } from 'xstate';
import { defineModel } from '#statecharts/model.ts';
import { port } from '#statecharts/port.ts';
import { anyModel } from '#statecharts/any-model.ts';
import { busyWithoutExits, invokesWithoutExits, undescribed, unnamedDelays, unsampled } from '#statecharts/chart-rules.ts';
import {
  unaskedGuards,
  uncalledActions,
  unknownTags,
  unwrittenActions,
  waitingUntagged,
  withoutStandIns,
} from '#statecharts/chart-words.ts';
import { explore, undecidedStates, unreachableStates } from '#statecharts/explore.ts';
import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { smallModel } from './fixtures/small.model.ts';
import { forbiddenMoves } from '#statecharts/forbidden-moves.ts';
import { brokenInvariants, notPlain } from '#statecharts/invariants.ts';
import { findJourneys } from '#statecharts/journeys.ts';
import { runOnActor } from '#statecharts/run-on-actor.ts';
import { unwalkedOnActors, walkOnActors } from '#statecharts/walk-on-actors.ts';

const cancellation = anyModel(cancellationModel);

/** The first difference over all journeys of a cancellation when another machine runs than the model's. */
const firstDifference = async (machine: AnyStateMachine) => {
  for (const journey of findJourneys(cancellation).journeys) {
    const difference = await runOnActor(cancellation, journey, machine);
    if (difference) return difference;
  }
  return null;
};

describe('a planted fault is found', () => {
  test('nothing is found where nothing is planted', async () => {
    const model = smallModel();
    const explored = explore(model);
    expect(undescribed(model)).toEqual([]);
    expect(invokesWithoutExits(model.machine)).toEqual([]);
    expect(busyWithoutExits(model.machine)).toEqual([]);
    expect([...unnamedDelays(model), ...unsampled(model)]).toEqual([]);
    expect(explored).toMatchObject({ unwalked: [], walkedAfterAll: [], breakages: [], complete: true });
    expect(forbiddenMoves(model, explored).faults).toEqual([]);
    for (const journey of findJourneys(model).journeys) expect(await runOnActor(model, journey)).toBeNull();
  });

  test('a transition that cannot be walked', () => {
    const model = smallModel({ unreachable: true });
    expect(explore(model).unwalked.map(({ id }) => id)).toEqual(['idle | started | 0']);
    expect(findJourneys(model).unwalked).toEqual(['idle | started | 0']);
  });

  test('a state that nothing leads to, and one that nobody gets out of', () => {
    const machine = setup({}).createMachine({
      id: 'lost',
      initial: 'here',
      states: { here: { on: { go: 'there' } }, there: {}, island: { on: { go: 'here' } } },
    });
    const model = anyModel(
      defineModel({
        machine,
        title: 'Lost',
        sentence: '',
        usedBy: '',
        section: '',
        inputs: [{ says: 'it starts', input: undefined }],
        events: [{ says: 'it goes', by: 'customer', event: { type: 'go' } }],
        project: () => null,
      }),
    );
    const explored = explore(model);
    expect(unreachableStates(model, explored)).toEqual(['island']);
    expect(explored.stuck.map(({ still }) => still.snapshot.value as unknown)).toEqual(['there']);
  });

  test('a state that should decide and cannot', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'torn',
      initial: 'here',
      states: { here: { on: { go: 'torn' } }, torn: { always: { guard: 'never', target: 'here' }, on: { go: 'here' } } },
    });
    const model = anyModel(
      defineModel({
        machine,
        title: 'Torn',
        sentence: '',
        usedBy: '',
        section: '',
        inputs: [{ says: 'it starts', input: undefined }],
        events: [{ says: 'it goes', by: 'customer', event: { type: 'go' } }],
        project: () => null,
      }),
    );
    expect(undecidedStates(explore(model))).toEqual(['torn']);
  });

  test('a port without an error exit, in the chart and on the way', () => {
    const model = smallModel({ withoutErrorExit: true });
    expect(invokesWithoutExits(model.machine)).toEqual(['asking: invoke ask has no onError']);
    expect(busyWithoutExits(model.machine)).toEqual(['asking is busy without an error exit']);
    expect(explore(model).breakages).toEqual(['it starts, someone starts, no answer comes: Error: no answer']);
  });

  test('an action that nobody wrote, a port that goes by another’s name, a tag that nobody asks for, a wait that is not busy', () => {
    const { createMachine } = setup({ actors: { ask: port('order') } });
    const machine = createMachine({
      id: 'words',
      initial: 'here',
      states: { here: { tags: 'bsy', on: { go: { actions: 'count' as never } }, invoke: { src: 'ask' } } },
    });
    expect([unwrittenActions(machine), withoutStandIns(machine), unknownTags(machine), waitingUntagged(machine)]).toEqual([
      ['here calls “count”'],
      ['“ask” stands in for “order”'],
      ['here is tagged “bsy”'],
      ['here waits and is not busy'],
    ]);
  });

  test('an action that nobody calls and a guard that nobody asks; one that another calls or asks is none', () => {
    const { createMachine } = setup({
      actions: {
        called: enqueueActions(({ enqueue }) => enqueue('called by it' as never)),
        'called by it': () => undefined,
        'called by nobody': () => undefined,
      },
      guards: { asked: and(['asked by it']), 'asked by it': () => true, 'asked by nobody': () => true },
    });
    const machine = createMachine({ id: 'idle', on: { go: { guard: 'asked', actions: 'called' } } });
    expect([uncalledActions(machine), unaskedGuards(machine)]).toEqual([['called by nobody'], ['asked by nobody']]);
  });

  test('a busy state without a time-out', () => {
    expect(busyWithoutExits(smallModel({ withoutTimeOut: true }).machine)).toEqual(['asking is busy without a time-out']);
  });

  test('a state that nobody described', () => {
    expect(undescribed(smallModel({ undescribed: true }))).toEqual(['idle has no description']);
  });

  test('an event that moves nothing and changes something', () => {
    const model = smallModel({ impureGuard: true });
    expect(forbiddenMoves(model, explore(model)).faults).toContain('"idle": someone peeks');
  });

  test('a context that could not be stored', () => {
    const odd = explore(smallModel({ oddContext: true })).places.flatMap(({ still }) => notPlain(still.snapshot.context));
    expect(new Set(odd)).toEqual(new Set(['context.seen']));
  });

  test('an invariant that does not hold, with the way there', () => {
    const model = smallModel();
    expect(brokenInvariants(model, explore(model))).toEqual([
      { says: 'it never stops', way: ['it starts', 'someone starts', 'someone stops'] },
    ]);
  });

  test('a claim that a branch is never taken, and it is', () => {
    const model = smallModel();
    const bold = { ...model, machine: model.machine.provide({ guards: {} }) };
    for (const transition of bold.machine.states.idle?.transitions.get('started') ?? [])
      Object.assign(transition, { meta: { neverTaken: 'so they say' } });
    expect(explore(bold).walkedAfterAll.map(({ id }) => id)).toEqual(['idle | started | 0']);
  });

  test('an actor whose guard decides otherwise', async () => {
    const machine = cancellationModel.machine.provide({ guards: { 'a reason is given': () => false } });
    expect(await firstDifference(machine)).toMatchObject({ expected: { value: 'cancelling' }, got: { value: { offered: 'reasonless' } } });
  });

  test('an actor whose wait is longer', async () => {
    const machine = cancellationModel.machine.provide({ delays: { nextLook: 61_000 } });
    expect(await firstDifference(machine)).toMatchObject({ says: 'it is time to look again', expected: { value: 'looking' } });
  });

  test('an actor that is the model’s own does not differ', async () => {
    expect(await firstDifference(cancellationModel.machine)).toBeNull();
  });

  test('an actor that walks less than its chart has', async () => {
    const run = await walkOnActors(
      cancellation,
      findJourneys(cancellation)
        .journeys.slice(0, 1)
        .map((journey) => ({ ...journey, steps: journey.steps.slice(0, 2) })),
      explore(cancellation),
    );
    expect(run.walked.length).toBeGreaterThan(0);
    expect(unwalkedOnActors({ ...run, walked: run.walked.slice(1) })).toContain(run.walked[0]);
  });
});
