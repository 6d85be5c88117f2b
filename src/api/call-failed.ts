import type { Failure } from '#contract/failure.ts';

/** A failed read, thrown so that the query cache keeps it; `failure` tells what happened. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `refused with ${failure.code}` : `no answer: ${failure.cause}`);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** Whether the server knows no such call: one of another make lacks the storefront's own. */
export const isAbsent = (failure: Failure): boolean => failure.kind === 'transport' && failure.cause === 'absent';

/** The failure that a query ended with; anything unexpected counts as an unreadable answer. */
export const failureOf = (error: unknown): Failure =>
  error instanceof CallFailed ? error.failure : { kind: 'transport', cause: 'unreadable', retryAfterMs: null };
