import type { Said } from './screen.ts';

/** What always holds in the shop, in one sentence of a person. Numbers stand in it by their names: `{cards}`. */
export type Rule = {
  /** Its place in the page, behind `rule-`. */
  readonly id: string;
  readonly rule: Said;
  /** What else people call it, in both languages: looked for and not shown. */
  readonly called?: string;
  /** The file whose code makes it true. */
  readonly keptBy: string;
};

/** Rules that belong together. */
export type RuleGroup = { readonly title: Said; readonly rules: readonly Rule[] };
