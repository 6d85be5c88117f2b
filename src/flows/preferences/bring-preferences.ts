import type { Around } from '../brought.ts';

/** Brings the logic of preferences. */
export const bringPreferences = async ({ api }: Around) => (await import('./preferences-ports.ts')).preferencesWith(api);
