import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyActorLogic, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { isCallbackPort } from '#statecharts/port.ts';
import { settled } from '../deferred-port.ts';
import type { AnyModel, AnySample } from '#statecharts/any-model.ts';

/** A question that a flow of a system has asked, and that nobody has answered yet. */
type Asked = { readonly by: AnyActorRef; readonly port: string; readonly answer: (output: unknown) => void };

/** Words of somebody: whatever a sample says that is no name of the code's own. */
const isWord = (text: string): boolean => text.length >= 4 && /[A-Z\s\d]/.test(text) && !/^\d{4}-\d\d-\d\dT/.test(text);

/** All words in a value, whole texts each. */
export const wordsIn = (value: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string' && isWord(part)) found.add(part);
    return part;
  });
  return found;
};

/** A machine whose subscriptions are silent and whose questions wait; the flows in it are the real ones. */
function silenced(machine: AnyStateMachine, asked: Asked[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>).map(([name, logic]) => {
    if ('root' in logic) return [name, silenced(logic as unknown as AnyStateMachine, asked)];
    if (name === 'forwardEmitted') return [name, logic];
    if (isCallbackPort(logic)) return [name, fromCallback(() => undefined)];
    return [
      name,
      fromPromise(
        ({ self }) =>
          new Promise((answer) => {
            asked.push({ by: (self as unknown as { readonly _parent: AnyActorRef })._parent, port: self.id, answer });
          }),
      ),
    ];
  });
  return machine.provide({ actors: Object.fromEntries(actors) as never }) as AnyStateMachine;
}

type Snapshot = {
  readonly context?: unknown;
  readonly status: string;
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
};
const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Snapshot;

const flowsOf = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {}, status } = snapshotOf(actor);
  if (status !== 'active' || !('machine' in (snapshotOf(actor) as object))) return [];
  return [actor, ...Object.values(children).flatMap((child) => (child ? flowsOf(child) : []))];
};
const idOf = (actor: AnyActorRef) => (snapshotOf(actor) as unknown as { readonly machine: { readonly id: string } }).machine.id;

/** The contexts of an actor and of all flows below it. */
export const contextsOf = (actor: AnyActorRef): unknown => flowsOf(actor).map((flow) => [idOf(flow), snapshotOf(flow).context]);

/** Numbers from 0 to 1, the same ones for a seed. */
const numbersOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

export type ChangeOfHands = {
  readonly model: AnyModel;
  readonly models: ReadonlyMap<string, AnyModel>;
  /** Words of the samples in which each customer comes; nobody else comes meanwhile. */
  readonly comes: readonly [first: AnySample['event'], next: AnySample['event']];
  readonly isAboutWho: (event: AnySample['event']) => boolean;
  /** Words that are of the samples alone, and nobody's. */
  readonly nobodys?: readonly string[];
  /** Something of the one before is still being made, as they confirmed it. */
  readonly isBeingMade: (parent: AnyActorRef) => boolean;
};

/**
 * Whatever of the words that were told to a parent and its flows, in any order that a seed decides, is in a context once the
 * next customer is here; null where something is still being made. What stands there without any of it is no matter.
 */
export async function wordsLeft(
  { model, models, comes, isAboutWho, nobodys = [], isBeingMade }: ChangeOfHands,
  seed: number,
  steps: number,
) {
  const asked: Asked[] = [];
  const begun = () => {
    const [first] = model.inputs;
    const parent = createActor(silenced(model.machine, asked), { input: first?.input as never, clock: new SimulatedClock() }).start();
    parent.send(comes[0]);
    return parent;
  };
  const untouched = begun();
  untouched.send(comes[1]);
  await settled();
  const known = wordsIn([contextsOf(untouched), comes[1]]);
  const parent = begun();
  await settled();
  const random = numbersOf(seed);
  const said: unknown[] = [];
  for (let step = 0; step < steps; step += 1) {
    const answers = asked.flatMap(({ by, port, answer }) => {
      const outputs = (models.get(idOf(by))?.events ?? []).filter(({ event }) => event.type === `xstate.done.actor.${port}`);
      return flowsOf(parent).includes(by)
        ? outputs.map(
            ({ event }) =>
              () => (said.push(event.output), answer(event.output)),
          )
        : [];
    });
    const events = flowsOf(parent).flatMap((flow) =>
      (models.get(idOf(flow))?.events ?? [])
        .filter(({ event }) => !event.type.startsWith('xstate.') && !isAboutWho(event))
        .filter(({ event }) => (snapshotOf(flow) as unknown as { can: (event: object) => boolean }).can(event))
        .map(
          ({ event }) =>
            () => (said.push(event), flow.send(event)),
        ),
    );
    // An answer now and then: questions are few, and events many.
    const moves = answers.length > 0 && random() < 0.4 ? answers : events;
    const move = moves[Math.floor(random() * moves.length)];
    if (!move) break;
    asked.splice(0, asked.length, ...asked.filter(({ by }) => flowsOf(parent).includes(by)));
    move();
    await settled();
  }
  parent.send(comes[1]);
  await settled();
  if (isBeingMade(parent)) return null;
  const words = wordsIn(said);
  const left = [...wordsIn(contextsOf(parent))].filter((word) => words.has(word) && !known.has(word) && !nobodys.includes(word));
  return { told: words.size, left };
}
