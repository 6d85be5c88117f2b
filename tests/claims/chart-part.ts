import { initialTransition, StateMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { pureMove } from '#statecharts/pure-move.ts';

/** An event as it is given to a chart; the same value is always the same object, so that a move is computed once. */
export type Told = { readonly type: string };

/** What a chart runs for as long as a state lasts: a chart of its own, or a port that the world answers. */
export type Running = { readonly id: string; readonly input: unknown; readonly chart: AnyStateMachine | null };

/** A chart at rest with its waits and what it runs; two that no guard can tell apart are one. */
export type Local = {
  readonly id: number;
  readonly value: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The events with which its waits end, by type: any of them may be next. */
  readonly waits: ReadonlyMap<string, Told>;
  readonly running: ReadonlyMap<string, Running>;
};

/** What a move of a chart does beside moving it, in its order. */
export type Effect =
  | { readonly is: 'started'; readonly what: Running }
  | { readonly is: 'stopped'; readonly id: string }
  | { readonly is: 'sent'; readonly to: string; readonly event: Told }
  | { readonly is: 'emitted'; readonly event: Told }
  | { readonly is: 'over'; readonly output: unknown };

/** A chart that moved, and what else that did. */
export type Went = { readonly local: Local; readonly effects: readonly Effect[] };

export type ChartPart = { readonly start: (input: unknown) => Went; readonly hear: (local: Local, event: Told) => Went };

/** What of a context tells two states apart, by its name in the context: what no guard and no claim reads is left out here. */
export type Reduce = (name: string, value: unknown) => unknown;

type Action = { readonly type: string; readonly params?: unknown };
type Params = {
  readonly id?: string;
  readonly sendId?: string;
  readonly delay?: number;
  readonly event?: Told;
  readonly input?: unknown;
  readonly to?: { readonly id: string } | string;
  readonly actorRef?: { readonly id: string; readonly logic: unknown };
};
type Before = Pick<Local, 'waits' | 'running'>;

const runningOf = ({ actorRef, input }: Params): Running | null =>
  actorRef ? { id: actorRef.id, input, chart: actorRef.logic instanceof StateMachine ? actorRef.logic : null } : null;

const idOf = (to: Params['to']): string => (typeof to === 'string' ? to : (to?.id ?? ''));

/** Waits, ports and effects after a move's actions, told apart by their kinds. */
function settle(before: Before, snapshot: AnyMachineSnapshot, actions: readonly Action[]) {
  const waits = new Map(before.waits);
  const running = new Map(before.running);
  const effects: Effect[] = [];
  for (const { type, params } of actions) {
    const of = (params ?? {}) as Params;
    const started = type === 'xstate.spawnChild' ? runningOf(of) : null;
    if (type === 'xstate.raise' && of.delay !== undefined && of.event) waits.set(of.id ?? of.event.type, of.event);
    else if (type === 'xstate.cancel') waits.delete(of.sendId ?? '');
    else if (started) {
      running.set(started.id, started);
      effects.push({ is: 'started', what: started });
    } else if (type === 'xstate.stopChild' && of.id !== undefined) {
      running.delete(of.id);
      effects.push({ is: 'stopped', id: of.id });
    } else if (type === 'xstate.sendTo' && of.event) effects.push({ is: 'sent', to: idOf(of.to), event: of.event });
    else if (type === 'xstate.emit' && of.event) effects.push({ is: 'emitted', event: of.event });
  }
  if (snapshot.status === 'error') throw snapshot.error;
  if (snapshot.status === 'done') effects.push({ is: 'over', output: snapshot.output as unknown });
  return { waits: snapshot.status === 'active' ? waits : new Map<string, Told>(), running, effects };
}

const answered = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** Makes a chart a part of a product. A whole context tells two of its states apart, but for what `reduce` leaves out. */
export function chartPart(machine: AnyStateMachine, reduce: Reduce = (_, value) => value): ChartPart {
  const known = new Map<string, Local>();
  const moves = new WeakMap<Local, Map<Told, Went>>();
  const begun = new Map<unknown, Went>();

  const localOf = (snapshot: AnyMachineSnapshot, { waits, running }: Before): Local => {
    const ran = [...running.values()].map(({ id, input }) => [id, input]);
    const key = JSON.stringify([snapshot.value, snapshot.status, snapshot.context, [...waits.keys()].sort(), ran], reduce);
    const there = known.get(key);
    if (there) return there;
    const local = { id: known.size, value: JSON.stringify(snapshot.value), snapshot, waits, running };
    known.set(key, local);
    return local;
  };

  const went = (before: Before, [snapshot, actions]: readonly [AnyMachineSnapshot, readonly Action[]]): Went => {
    const { effects, ...after } = settle(before, snapshot, actions);
    return { local: localOf(snapshot, after), effects };
  };

  return {
    start: (input) => {
      const there = begun.get(input) ?? went({ waits: new Map(), running: new Map() }, initialTransition(machine, input) as never);
      begun.set(input, there);
      return there;
    },
    hear: (local, event) => {
      const ofLocal = moves.get(local) ?? new Map<Told, Went>();
      moves.set(local, ofLocal);
      const there = ofLocal.get(event);
      if (there) return there;
      const [, port] = answered.exec(event.type) ?? [];
      const waits = new Map([...local.waits].filter(([, { type }]) => type !== event.type));
      const running = new Map([...local.running].filter(([id]) => id !== port));
      const now = went({ waits, running }, pureMove(machine, local.snapshot, event));
      ofLocal.set(event, now);
      return now;
    },
  };
}
