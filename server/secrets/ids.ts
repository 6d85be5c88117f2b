import { createHash, randomBytes } from 'node:crypto';

/** The second of an instant, as ids begin. */
const beginning = (now: number): string =>
  Math.floor(now / 1_000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);

/** A new id: 24 lower-case hexadecimal characters, the first eight growing with time. */
export const newId = (now: number): string => beginning(now) + randomBytes(8).toString('hex');

/** What no id is below that is made in the seconds after an instant's, and all are that were made until then. */
export const idsAfter = (instant: number): string => beginning(instant + 1_000);

/** An id that is always the same for the same words: demo data keeps its ids from start to start. */
export const idFrom = (...words: string[]): string => createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 24);
