import { createHash, randomBytes } from 'node:crypto';
import { idBeginning } from '../database/id-of-instant.ts';

/** A new id: 24 lower-case hexadecimal characters, the first eight growing with time. */
export const newId = (now: number): string => idBeginning(now) + randomBytes(8).toString('hex');

/** An id that is always the same for the same words: demo data keeps its ids from start to start. */
export const idFrom = (...words: string[]): string => createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 24);
