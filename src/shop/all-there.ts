type There<Parts> = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> };

/** The same parts where each is there; null where any is missing. */
export const allThere = <Parts extends object>(parts: Parts): There<Parts> | null =>
  Object.values(parts).every((part) => part !== undefined && part !== null) ? (parts as There<Parts>) : null;
