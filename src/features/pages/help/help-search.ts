import * as v from 'valibot';

export const helpSearch = v.object({ q: v.optional(v.fallback(v.string(), ''), '') });
