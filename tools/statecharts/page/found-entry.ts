/** What can be found, the most telling first. */
export const kinds = ['question', 'journey', 'message', 'state', 'event'] as const;
export type EntryKind = (typeof kinds)[number];

/** One thing of a flow that can be found by its words. */
export type Entry = {
  readonly kind: EntryKind;
  readonly title: string;
  /** What stands below it, in which is looked too. */
  readonly more: string;
  /** Where in the page of its flow it is: what stands behind the #. */
  readonly link: string;
};

/** A flow with everything in it that can be found. */
export type Searched = { readonly name: string; readonly title: string; readonly entries: readonly Entry[] };
