import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

export type Flow<Snapshot, Event> = {
  /** The same object until it changes. */
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
};

/** A flow that emits: each event reaches whoever listens at that moment. */
export type Emitter<Emitted> = { readonly onEmitted: (listener: (emitted: Emitted) => void) => () => void };

/**
 * A flow whose chart is loaded when it is first needed, so that no first paint waits for it. What is sent before is
 * sent on as soon as it is there.
 */
export type LazyFlow<Snapshot, Event> = Flow<Snapshot, Event> & {
  /** Loads it. Answers whether it is there: a lost connection may be tried again. */
  readonly start: () => Promise<boolean>;
  readonly isThere: () => boolean;
};

export type SnapshotOf<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context'>;
export type MachineFlow<M extends AnyStateMachine> = LazyFlow<SnapshotOf<M>, EventFromLogic<M>>;
