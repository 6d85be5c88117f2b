import type { IfMissing } from '#contract/enumerations.ts';

/** What is done about a line whose item is missing where its customer said nothing: they are called. */
const USUAL_IF_MISSING: IfMissing = 'call';

export const ifMissingOf = (item: { readonly if_missing?: IfMissing | null }): IfMissing => item.if_missing ?? USUAL_IF_MISSING;

/** The wish of a line in the form in which it is stored: only where it is not the usual one, so that equal baskets look alike. */
export const storedWish = (wish: IfMissing | null | undefined): { readonly ifMissing?: IfMissing } =>
  wish && wish !== USUAL_IF_MISSING ? { ifMissing: wish } : {};
