import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

export type Flow<Seen, Event> = {
  /** What can be seen of it: the same object until it changes. */
  readonly seen: () => Seen;
  readonly subscribe: (heard: () => void) => () => void;
  readonly send: (event: Event) => void;
};

/** A flow that emits: what is emitted is heard once, by whoever hears it then. */
export type Heard<Emitted> = { readonly hear: (heard: (emitted: Emitted) => void) => () => void };

/**
 * A flow whose chart is loaded when it is first needed, so that no first paint waits for it. What is sent before is
 * told as soon as it is there.
 */
export type LazyFlow<Seen, Event> = Flow<Seen, Event> & {
  /** Loads it. Answers whether it is there: a lost connection may be tried again. */
  readonly start: () => Promise<boolean>;
  readonly isThere: () => boolean;
};

export type SeenOf<M extends AnyStateMachine> = Pick<SnapshotFrom<M>, 'value' | 'context'>;
export type MachineFlow<M extends AnyStateMachine> = LazyFlow<SeenOf<M>, EventFromLogic<M>>;
