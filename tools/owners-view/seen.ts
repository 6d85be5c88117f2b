/** What the shop's page tells the owner's view each time one of its machines moves. */
export type Seen = {
  readonly machine: string;
  readonly states: readonly string[];
  readonly walked: readonly string[];
  readonly event: string;
  readonly over: boolean;
};

/** Name of the event that carries it. */
export const seenEvent = 'statechart-seen';

/** Name of the event that tells which machine has left the page, by its id; without an id the page loads anew and all have. */
export const goneEvent = 'statechart-gone';

/** A scene to be played as soon as its machine starts. */
export type Scene = { readonly machine: string; readonly events: readonly { readonly type: string }[] };

/** Where a scene waits while the shop's page loads anew. */
export const sceneKey = 'owners-view.scene';

/** What the shop's page offers the owner's view. */
export type Bridge = {
  /** Lets something happen to the running machine. */
  readonly send: (machine: string, event: { readonly type: string }) => void;
  /** Keeps the answers of the server back until they are let go. */
  readonly hold: (isHeld: boolean) => void;
  /** Tells again where every machine is. */
  readonly tell: () => void;
};
