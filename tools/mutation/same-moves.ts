import type { AnyStateMachine } from 'xstate';
import type { AnyModel, AnySample } from '#statecharts/any-model.ts';
import { begin, keyOf, take, type Action, type Standstill, type Taken } from '#statecharts/standstill.ts';

/** So many places are compared; where there are more, nothing is known. */
const MOST = 2_500;

type Params = {
  readonly id?: string;
  readonly sendId?: string;
  readonly targetId?: string;
  readonly actorRef?: { readonly id: string };
  readonly event?: unknown;
  readonly delay?: number;
  readonly input?: unknown;
};

/** What an actor would carry out, as far as others notice; the input of who hears a parent is the parent. */
const inWords = ({ type, params }: Action): unknown => {
  const { id, sendId, targetId, actorRef, event, delay, input } = (params ?? {}) as Params;
  return [type, id, sendId, targetId, actorRef?.id, event, delay, actorRef?.id === 'forwardEmitted' ? null : input];
};

const seenOf = ({ still: { snapshot, timers, running }, actions }: Taken): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    snapshot.context,
    snapshot.output,
    timers,
    [...running].toSorted(),
    actions.map(inWords),
  ]);

const attempt = (machine: AnyStateMachine, from: Standstill, sample: AnySample): Taken | null | 'it breaks' => {
  try {
    return take(machine, from, sample, 'anyOrder');
  } catch {
    return 'it breaks';
  }
};

/**
 * Whether a chart that was changed does what it did: the same states and contexts, and the same said, asked and waited for, at
 * every place that the model's samples lead to. False where there are too many places to say so.
 */
export function doesTheSame(model: AnyModel, changed: AnyStateMachine): boolean {
  const seen = new Set<string>();
  const pairs: (readonly [Standstill, Standstill])[] = [];
  const isAlike = (one: Taken, other: Taken): boolean => {
    if (seenOf(one) !== seenOf(other)) return false;
    const key = keyOf(model, one.still, 'which');
    if (!seen.has(key)) pairs.push([one.still, other.still]);
    seen.add(key);
    return true;
  };
  if (!model.inputs.every(({ input }) => isAlike(begin(model.machine, input), begin(changed, input)))) return false;
  for (const [one, other] of pairs) {
    if (seen.size > MOST) return false;
    for (const sample of model.events) {
      const [was, is] = [attempt(model.machine, one, sample), attempt(changed, other, sample)];
      if (was === null || was === 'it breaks' || is === null || is === 'it breaks') {
        if (was !== is) return false;
      } else if (!isAlike(was, is)) return false;
    }
  }
  return true;
}
