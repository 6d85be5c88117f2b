import * as v from 'valibot';

export const dishSearch = { dish: v.optional(v.fallback(v.string(), ''), '') };
