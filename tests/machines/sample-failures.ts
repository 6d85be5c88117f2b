import type { Failure } from '#contract/failure.ts';

const silence = (cause: 'offline' | 'timeout' | 'unreadable'): Failure => ({ kind: 'transport', cause, retryAfterMs: null });

export const offline = silence('offline');
/** Nothing came in the time that was given to it. */
export const timeout = silence('timeout');
/** Something broke on the way. */
export const unreadable = silence('unreadable');

export const refused = (code: number): Failure => ({ kind: 'refused', code, reason: null, details: null }) as Failure;
