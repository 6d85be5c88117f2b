/** As much of an item of the menu as says from which age it is sold. */
type Aged = { readonly minimum_age?: number | null | undefined };

/** How old whoever receives these items must be, years: the highest age that one of them asks for; undefined where none does. */
export const minimumAgeOf = (items: readonly (Aged | null | undefined)[]): number | undefined =>
  Math.max(0, ...items.map((item) => item?.minimum_age ?? 0)) || undefined;

/** Whether an order of this minimum age still waits for its customer's word; `confirmed` is the age that they gave it for. */
export const isAgeUnconfirmed = (minimum: number | null | undefined, confirmed: number | null | undefined): boolean =>
  (minimum ?? 0) > (confirmed ?? 0);
