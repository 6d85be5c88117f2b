import type { Doer } from '#machines/model.ts';

/** What drawn pages say of the project around the flows. */
export type House = {
  /** On the plate at the head of each page. */
  readonly plate: string;
  /** Who uses the flows, as the pages call them. */
  readonly person: string;
  /** Who else makes things happen, as headings. */
  readonly doers: Readonly<Record<Exclude<Doer, 'customer'>, string>>;
  /** The commands that draw, that walk on actors, that walk in the browser (nothing where none does), and that compare. */
  readonly commands: { readonly draw: string; readonly walk: string; readonly walkInBrowser: string; readonly compare: string };
  /** The folder in which commands leave what they found, from a page, with its stroke. */
  readonly left: string;
  /** Whether the project's pages keep what happened in them, for it to be played again. */
  readonly isRecorded: boolean;
  /** Other pages about a flow, by the flow's name. */
  readonly furtherPages: (name: string) => readonly { readonly href: string; readonly words: string }[];
};
