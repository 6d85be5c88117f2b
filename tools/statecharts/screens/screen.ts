/** A text in both languages of the pages. */
export type Said = { readonly en: string; readonly fr: string };

/** A screen of the storefront: what somebody has before them at an address. */
export type Screen = {
  /** The route, as the router names it. */
  readonly route: string;
  /** Other routes that show the same. */
  readonly alsoAt?: readonly string[];
  readonly title: Said;
  /** What is seen and can be done there, a sentence each. */
  readonly shows: readonly Said[];
};

export const said = (en: string, fr: string): Said => ({ en, fr });
