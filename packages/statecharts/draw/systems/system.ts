import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { AnyModel } from '#statecharts/any-model.ts';

export type Part = {
  /** What its parent calls it; told once in a system. */
  readonly id: string;
  readonly src: string;
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

export type ToldStep = readonly [part: string, says: string];

export type SystemJourney = {
  readonly slug: string;
  readonly title: string;
  readonly answer: string;
  readonly begins: string;
  readonly steps: readonly ToldStep[];
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

export type NamedSystem = { readonly system: System; readonly file: string; readonly exported: string; readonly from: string };

export const partsIn = (part: Part): readonly Part[] => [part, ...part.parts.flatMap(partsIn)];

export const partsOf = ({ root, joined }: System): readonly Part[] => [root, ...joined].flatMap(partsIn);

export const machineOf = (part: Part): AnyStateMachine => part.model.machine;
