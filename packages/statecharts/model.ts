import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

export type Doer = 'customer' | 'server' | 'bank' | 'time' | 'page';

/** What a port answers: `xstate.done.actor.<invoke id>`. */
export type PortAnswered = { readonly type: `xstate.done.actor.${string}`; readonly output: unknown };

/** A port that broke: `xstate.error.actor.<invoke id>`. */
export type PortBroke = { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** A wait that is over: `xstate.after.<delay name>.<id of the state node>`. */
export type TimePassed = { readonly type: `xstate.after.${string}` };

export type SampleEvent<Event> = {
  /** Plain words, a whole clause: 'the customer adds a dish'. */
  readonly says: string;
  readonly by: Doer;
  readonly event: Event | PortAnswered | PortBroke | TimePassed;
};

export type SampleInput<Input> = {
  /** Plain words, a whole clause: 'the basket holds two dishes'. */
  readonly says: string;
  readonly input: Input;
};

export type Invariant<Snapshot> = {
  readonly says: string;
  readonly holds: (snapshot: Snapshot) => boolean;
};

/** What one event did: where the flow stood before and after, and what else came of it, in its order. */
export type StepTaken<Snapshot, Event> = {
  readonly before: Snapshot;
  readonly event: Event | PortAnswered | PortBroke | TimePassed;
  readonly after: Snapshot;
  readonly emitted: readonly AnyEventObject[];
  /** What it told its ports and flows: 'tabs turn.taken'. */
  readonly sent: readonly string[];
  readonly asked: readonly string[];
  readonly waits: readonly string[];
};

/** A claim that must hold of every event in every state that can be reached. */
export type StepClaim<Snapshot, Event> = {
  readonly says: string;
  readonly holds: (step: StepTaken<Snapshot, Event>) => boolean;
};

/** What people ask of a flow, and the journey that answers it. A journey that cannot happen so is a failing test. */
export type Question = {
  /** A clause: 'What happens when …?' */
  readonly when: string;
  readonly begins: string;
  readonly says: readonly string[];
  /** What is charged and what is kept, what the customer sees and what they can do. */
  readonly answer: string;
  /** The refusal that is asked about: the last refusal of the journey is told with it, and its sentence stands with the answer. */
  readonly refusal?: Refused;
};

/** Why a server says no: its code, and the reason that it gives beside it. */
export type Refused = { readonly code: number; readonly reason: string };

export type StateMeta = {
  /** The name on the drawing; without it, the key in words. */
  readonly title?: string;
  /** The section of the specification that the state comes from. */
  readonly section?: string;
  /** The text that the customer reads in this state, where it is one fixed text. */
  readonly shows?: string;
  /** Why a state tagged busy may wait without a time-out; its absence is a failing test. */
  readonly waitsForever?: string;
  /** Why a state tagged busy has no error exit of its own; its absence is a failing test. */
  readonly cannotFail?: string;
};

export type TransitionMeta = {
  /** The words on the drawing; without them, the event, guard or delay in words. */
  readonly label?: string;
  /** Overrides the colour of the line, which otherwise follows from the kind of event and its target. */
  readonly cause?: 'customer' | 'answer' | 'failure' | 'time';
  /** The section of the specification that asks for this way; without it, the state's. */
  readonly section?: string;
  /** Why no journey can walk this branch; without it, an unwalked branch is a failing test. */
  readonly neverTaken?: string;
};

/** What every chart says of its states and ways, beside its own types. */
export type ChartTypes = { meta: StateMeta; transitionMeta: TransitionMeta };

export type MachineModel<M extends AnyStateMachine> = {
  readonly machine: M;
  /** The flow's name for people: 'Payment'. */
  readonly title: string;
  readonly sentence: string;
  /** Where it lives in the application: 'the checkout page'. */
  readonly usedBy: string;
  /** The section of the specification that it answers to. */
  readonly section: string;
  readonly inputs: readonly SampleInput<InputFrom<M>>[];
  /** Every event with every value that some guard tells apart, ports and delays included. */
  readonly events: readonly SampleEvent<EventFromLogic<M>>[];
  /**
   * Every fact of the context that a guard or a delay reads, as plain JSON, counters capped: two snapshots
   * of the same state value and projection are taken for the same state.
   */
  readonly project: (snapshot: SnapshotFrom<M>) => unknown;
  readonly invariants?: readonly Invariant<SnapshotFrom<M>>[];
  readonly steps?: readonly StepClaim<SnapshotFrom<M>, EventFromLogic<M>>[];
  readonly questions?: readonly Question[];
  /**
   * What can happen to an actor where it is, by event type: in the place of the samples of that type, which name what their own
   * beginnings hold (a dish's options, a basket's lines). For whoever looks at a running one.
   */
  readonly samplesOf?: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => readonly SampleEvent<EventFromLogic<M>>[]>>;
};

export const defineModel = <M extends AnyStateMachine>(model: MachineModel<M>): MachineModel<M> => model;
