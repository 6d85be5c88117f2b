import * as v from 'valibot';

/** The part of a store's address that names a dish whose dialog is open when the page comes. */
export const dishSearch = { dish: v.optional(v.fallback(v.string(), ''), '') };
