import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import { expect, test } from 'vitest';
import type { MachineModel } from './model.ts';
import { anyModel, type AnyModel } from './any-model.ts';
import type { Journey } from './journeys.ts';
import { turnOfTheLoop, withDeferredPorts } from './named-ports.ts';
import { journeysOfQuestions } from './questions.ts';
import { answeredPort, begin, isTimePassing, take } from './standstill.ts';

/**
 * What a question's answer says, in facts: written down from the answer and the specification, never from what the machine
 * gave. Objects may tell less than there is, lists and sequences may not.
 */
export type Answer = {
  readonly shows: unknown;
  /** Which ports and children were asked, in their order, by invoke id: 'payOrder confirmCard'. */
  readonly asked: string;
  /** What the last asking of a port was for. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** All that it told whoever listens, in its order; a type alone where nothing else of it counts. */
  readonly emitted?: readonly unknown[];
  /** All that its children were told, in its order: 'placement order.reconsidered'; not looked at where it is left out. */
  readonly sent?: readonly string[];
  /** What the flow ends with; nothing, unless told. */
  readonly output?: unknown;
};

type Run = {
  readonly snapshot: AnyMachineSnapshot;
  readonly asked: readonly (readonly [string, unknown])[];
  readonly emitted: readonly AnyEventObject[];
  readonly sent: readonly string[];
};

/** Walks a question's journey on a real actor and tells what it set off. @throws Error when a port that was not asked is to answer */
const walk = async (model: AnyModel, { input, steps }: Journey): Promise<Run> => {
  const asked: [string, unknown][] = [];
  const emitted: AnyEventObject[] = [];
  const sent: string[] = [];
  const ports = withDeferredPorts(model.machine, (port, input) => void asked.push([port, input]));
  const clock = new SimulatedClock();
  const begun: unknown = model.inputs[input]?.input;
  const actor = createActor(ports.machine, {
    input: begun,
    clock,
    inspect: (seen) => {
      if (seen.type !== '@xstate.event' || seen.sourceRef !== actor || seen.actorRef === actor || seen.event.type.startsWith('xstate.'))
        return;
      sent.push(`${(seen.actorRef as AnyActorRef).id} ${seen.event.type}`);
    },
  });
  actor.on('*', (event) => emitted.push(event));
  // How long a wait is, by the fold of the same events: that it is as long as its words say is for the stories.
  let { still } = begin(model.machine, begun);
  try {
    actor.start();
    for (const { sample, says } of steps) {
      if (!sample) throw new Error(`${model.title}: “${says}” is no step of a question`);
      const next = take(model.machine, still, sample, 'inOrder')?.still;
      if (!next) throw new Error(`${model.title}: “${says}” cannot happen there`);
      if (isTimePassing(sample)) clock.increment(next.now - still.now);
      else if (answeredPort(sample.event.type) === null) actor.send(sample.event);
      else ports.answer(sample.event);
      await turnOfTheLoop();
      still = next;
    }
    return { snapshot: actor.getSnapshot() as AnyMachineSnapshot, asked, emitted, sent };
  } finally {
    actor.stop();
  }
};

/**
 * Holds every question of a flow to what is written beside its words: what is shown in the end, who was asked for what, what
 * was told. `toView` is what a screen makes of the flow. A question without its answer is a failing test, and so is an answer
 * that nobody asks for.
 */
export const describeAnswers = <M extends AnyStateMachine>(
  typed: MachineModel<M>,
  toView: (snapshot: SnapshotFrom<M>) => unknown,
  answers: Readonly<Record<string, Answer>>,
): void => {
  const model = anyModel(typed);
  const questions = model.questions ?? [];
  test(`every question of ${model.title} has its answer in facts, and no answer is without a question`, () => {
    expect(Object.keys(answers).toSorted()).toEqual(questions.map(({ when }) => when).toSorted());
  });
  const journeys = journeysOfQuestions(model);
  for (const [index, { when }] of questions.entries()) {
    const answer = answers[when];
    const journey = journeys[index];
    if (!answer || !journey) continue;
    test(`${model.title}: what happens when ${when}`, async () => {
      const { snapshot, asked, emitted, sent } = await walk(model, journey);
      const lastOf = (port: string) => asked.findLast(([id]) => id === port)?.[1];
      const emittedAs = (expected: readonly unknown[]) =>
        emitted.map((event, at) => (typeof expected[at] === 'string' ? event.type : event));
      const expected = {
        shows: answer.shows,
        asked: answer.asked,
        with: answer.with ?? {},
        emitted: answer.emitted ?? [],
        sent: answer.sent ?? sent,
        output: answer.output,
      };
      expect({
        shows: toView(snapshot as SnapshotFrom<M>),
        asked: asked.map(([id]) => id).join(' '),
        with: Object.fromEntries(Object.keys(expected.with).map((id) => [id, lastOf(id)])),
        emitted: emittedAs(expected.emitted),
        sent,
        output: snapshot.output as unknown,
      }).toMatchObject(expected);
    });
  }
};
