import * as v from 'valibot';

/** What is looked for on the help page, in its address. */
export const helpSearch = v.object({ q: v.optional(v.fallback(v.string(), ''), '') });
