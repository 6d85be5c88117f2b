import type { Limit } from '../limits/limits.ts';

/** Reading what everybody may see, of an address: a page asks a handful of these. */
export const READING: Limit = { count: 300, seconds: 60, inProcess: true };
/** Reading one's own, of a customer or basket: pages look every few seconds, in several tabs. */
export const OWN_READING: Limit = { count: 240, seconds: 60, inProcess: true };
/** Changing one's own as fast as a person presses. */
export const CHANGING: Limit = { count: 120, seconds: 60, inProcess: true };
