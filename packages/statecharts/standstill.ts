import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { AnyModel, AnySample } from './any-model.ts';
import { walkedIn } from './definitions.ts';
import { pureMove, type PureMove } from './pure-move.ts';

/** A wait that is under way; `due` in milliseconds since the start. */
export type Timer = { readonly id: string; readonly eventType: string; readonly event: AnySample['event']; readonly due: number };

/** A machine at rest, with what an actor would hold beside the snapshot: clock, waits and unanswered ports. */
export type Standstill = {
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  /** Earliest first; of two that are due together, the one set first. */
  readonly timers: readonly Timer[];
  readonly running: ReadonlySet<string>;
};

/** A standstill, the definitions walked on the way to it, and what an actor would have carried out. */
export type Taken = { readonly still: Standstill; readonly walked: readonly string[]; readonly actions: readonly Action[] };

/** `inOrder`: waits end as on a clock. `anyOrder`: each may end first, as when the others began later. */
export type Timing = 'inOrder' | 'anyOrder';

export type Action = { readonly type: string; readonly params?: unknown };

const settle = (before: Omit<Standstill, 'snapshot'>, snapshot: AnyMachineSnapshot, actions: readonly Action[]): Taken => {
  let timers = [...before.timers];
  const running = new Set(before.running);
  for (const { type, params } of actions) {
    const of = (params ?? {}) as { id?: string; sendId?: string; delay?: number; event?: AnySample['event']; actorRef?: { id: string } };
    if (type === 'xstate.raise' && of.delay !== undefined && of.event) {
      const id = of.id ?? of.event.type;
      timers = [
        ...timers.filter((timer) => timer.id !== id),
        { id, eventType: of.event.type, event: of.event, due: before.now + of.delay },
      ];
    } else if (type === 'xstate.cancel') timers = timers.filter(({ id }) => id !== of.sendId);
    else if (type === 'xstate.spawnChild' && of.actorRef) running.add(of.actorRef.id);
    else if (type === 'xstate.stopChild' && of.id) running.delete(of.id);
  }
  timers.sort((a, b) => a.due - b.due);
  return { still: { snapshot, now: before.now, timers, running }, walked: walkedIn(actions), actions };
};

/** The standstill after the start, with the `always` transitions walked by it. */
export const begin = (machine: AnyStateMachine, input: unknown): Taken => {
  const [snapshot, actions] = initialTransition(machine, input) as [AnyMachineSnapshot, Action[]];
  return settle({ now: 0, timers: [], running: new Set() }, snapshot, actions);
};

/** Moves by where they begin and what happens: searches that tell waits apart otherwise meet the same ones. */
const known = new WeakMap<AnyMachineSnapshot, Map<AnySample['event'], { readonly machine: AnyStateMachine; readonly move: PureMove }>>();

const fold = (machine: AnyStateMachine, from: Standstill, event: AnySample['event']): Taken => {
  const moves = known.get(from.snapshot) ?? new Map<AnySample['event'], { readonly machine: AnyStateMachine; readonly move: PureMove }>();
  known.set(from.snapshot, moves);
  const there = moves.get(event);
  const move = there?.machine === machine ? there.move : pureMove(machine, from.snapshot, event);
  moves.set(event, { machine, move });
  return settle(from, ...move);
};

const fromPort = new WeakMap<AnySample['event'], AnySample['event']>();

const answerOf = (event: AnySample['event'], port: string): AnySample['event'] => {
  const heard = fromPort.get(event) ?? ({ ...event, actorId: port } as AnySample['event']);
  fromPort.set(event, heard);
  return heard;
};

/** The invoke id that an answer belongs to; null for any other event. */
export const answeredPort = (eventType: string): string | null => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(eventType)?.[1] ?? null;

/** Whether an event is the end of a wait. */
export const isTimePassing = ({ by, event }: AnySample): boolean => event.type.startsWith('xstate.after.') || by === 'time';

/**
 * What a sample event makes of a standstill; null when it cannot happen in it (the port is not asked, nothing waits,
 * or another wait ends before). Waits that end at the same instant end in the same step. Throws what the
 * machine's own functions throw.
 */
export const take = (machine: AnyStateMachine, from: Standstill, sample: AnySample, timing: Timing): Taken | null => {
  if (from.snapshot.status !== 'active') return null;
  const answered = answeredPort(sample.event.type);
  if (answered !== null) {
    if (!from.running.has(answered)) return null;
    const running = new Set([...from.running].filter((id) => id !== answered));
    return fold(machine, { ...from, running }, answerOf(sample.event, answered));
  }
  if (!isTimePassing(sample)) return fold(machine, from, sample.event);
  const timer = from.timers.find(({ eventType }) => eventType === sample.event.type);
  if (!timer || (timing === 'inOrder' && timer !== from.timers[0])) return null;
  const now = Math.max(from.now, timer.due);
  let taken = fold(machine, { ...from, now, timers: from.timers.filter((other) => other !== timer) }, timer.event);
  while (timing === 'inOrder' && taken.still.snapshot.status === 'active') {
    const [next, ...later] = taken.still.timers;
    if (!next || next.due > now) break;
    const also = fold(machine, { ...taken.still, timers: later }, next.event);
    taken = { still: also.still, walked: [...taken.walked, ...also.walked], actions: [...taken.actions, ...also.actions] };
  }
  return taken;
};

/** The standstill just before the next wait ends; null when nothing waits or it is that late already. */
export const linger = (from: Standstill): Standstill | null => {
  const next = from.timers[0];
  return next && next.due - from.now > 1 && from.snapshot.status === 'active' ? { ...from, now: next.due - 1 } : null;
};

/** Every search asks for it again, of the same snapshots. */
const seen = new WeakMap<AnyMachineSnapshot, { readonly model: AnyModel; readonly looks: string }>();

/** What can be seen of a standstill: the same for two standstills that no one could tell apart. */
export const appearance = (model: AnyModel, { snapshot }: Standstill): string => {
  const known = seen.get(snapshot);
  if (known?.model === model) return known.looks;
  const looks = JSON.stringify([snapshot.value, snapshot.status, model.project(snapshot)]);
  seen.set(snapshot, { model, looks });
  return looks;
};

/** Whether anybody in the chart listens to an event here; cheaper than taking it. */
export const isHeard = (machine: AnyStateMachine, { snapshot }: Standstill, { event }: AnySample): boolean =>
  answeredPort(event.type) !== null || machine.getTransitionData(snapshot, event).length > 0;

/** How much of the waits tells two standstills apart: which there are, which of them ends next, or their whole order. */
export type WaitsTold = 'which' | 'next' | 'order';

export const keyOf = (model: AnyModel, still: Standstill, told: WaitsTold): string => {
  const waits = still.timers.map(({ id }) => id);
  const next = still.timers[0];
  const history = Object.entries(still.snapshot.historyValue as Record<string, { id: string }[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const order = told === 'order' ? waits : [told === 'next' ? next?.id : '', ...waits.sort()];
  const late = told !== 'which' && next !== undefined && next.due - still.now <= 1;
  return JSON.stringify([appearance(model, still), [...still.running].sort(), order, history, late]);
};
