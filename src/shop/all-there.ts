type There<Parts> = { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> };

export const allThere = <Parts extends object>(parts: Parts): There<Parts> | null =>
  Object.values(parts).every((part) => part !== undefined && part !== null) ? (parts as There<Parts>) : null;
