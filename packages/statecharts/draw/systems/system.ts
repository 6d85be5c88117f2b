import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { AnyModel } from '#statecharts/any-model.ts';

export type Part = {
  /** What its parent calls it; told once in a system. */
  readonly id: string;
  /** The name of the port of its parent's chart that it fills. */
  readonly src: string;
  /** The name of its own page. */
  readonly page: string;
  readonly model: AnyModel;
  /** Types of events that other flows of the system tell it: nobody outside can. */
  readonly told: readonly string[];
  readonly parts: readonly Part[];
};

/** A flow that lives longer than the one it is joined to, and fills a subscription of it. */
export type Joined = Part & {
  readonly tells: (flow: AnyActorRef) => { readonly type: string };
};

/** One step of a told journey: the flow's id and the words of its sample. */
export type ToldStep = readonly [part: string, says: string];

export type SystemJourney = {
  readonly slug: string;
  readonly title: string;
  readonly answer: string;
  readonly begins: string;
  readonly steps: readonly ToldStep[];
  /** The states that flows are in at its end: by the flow's id, the state's path. */
  readonly ends: Readonly<Record<string, string>>;
};

export type System = {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly root: Part;
  readonly joined: readonly Joined[];
  readonly journeys: readonly SystemJourney[];
};

export type NamedSystem = { readonly system: System; readonly file: string; readonly exported: string };

/** A part and everything inside it, parents first. */
export const partsIn = (part: Part): readonly Part[] => [part, ...part.parts.flatMap(partsIn)];

export const partsOf = ({ root, joined }: System): readonly Part[] => [root, ...joined].flatMap(partsIn);

export const machineOf = (part: Part): AnyStateMachine => part.model.machine;
