/** What the shop's page tells the owner's view each time one of its machines moves. */
export type Seen = {
  /** Which actor of the page: the same for all that it tells. */
  readonly actor: string;
  readonly machine: string;
  readonly states: readonly string[];
  readonly walked: readonly string[];
  readonly event: string;
  readonly over: boolean;
};

/** A wait that is under way, milliseconds. */
export type Wait = { readonly id: string; readonly event: string; readonly rest: number; readonly whole: number };

export const seenEvent = 'statechart-seen';

/** Name of the event that tells which actor has left the page; without one the page loads anew and all have. */
export const goneEvent = 'statechart-gone';

/** What the shop's page offers the owner's view of its running actors, each by its name in `Seen`. */
export type Bridge = {
  /** Lets something happen. */
  readonly send: (actor: string, event: { readonly type: string }) => void;
  /** Whether something would move it now, by its own context; false of an actor that runs no more. */
  readonly can: (actor: string, event: { readonly type: string }) => boolean;
  /** Where it is now, for a model to say what can happen there. */
  readonly snapshot: (actor: string) => unknown;
  /** Invoke ids of the ports that it waits on. */
  readonly asking: (actor: string) => readonly string[];
  /** Its waits, the one that ends first before the others. */
  readonly waits: (actor: string) => readonly Wait[];
  /** Ends a wait at once. */
  readonly skip: (actor: string, wait: string) => void;
  /** Keeps the answers of the server back until they are let go. */
  readonly hold: (isHeld: boolean) => void;
  /** Tells again where every machine is. */
  readonly tell: () => void;
};
