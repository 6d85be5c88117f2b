export type ActorStep = {
  readonly actor: string;
  readonly machine: string;
  readonly states: readonly string[];
  readonly walked: readonly string[];
  readonly event: string;
  readonly over: boolean;
};

/** A wait that is under way, milliseconds. */
export type Wait = { readonly id: string; readonly event: string; readonly rest: number; readonly whole: number };

export const actorStepEvent = 'statechart-seen';

export const actorGoneEvent = 'statechart-gone';

export type Bridge = {
  readonly send: (actor: string, event: { readonly type: string }) => void;
  /** Whether something would move it now, by its own context; false of an actor that runs no more. */
  readonly can: (actor: string, event: { readonly type: string }) => boolean;
  readonly snapshot: (actor: string) => unknown;
  readonly asking: (actor: string) => readonly string[];
  readonly waits: (actor: string) => readonly Wait[];
  readonly skip: (actor: string, wait: string) => void;
  readonly hold: (isHeld: boolean) => void;
  readonly sendAll: () => void;
};
