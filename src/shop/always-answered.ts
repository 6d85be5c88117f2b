import { fromPromise, type PromiseActorLogic, type PromiseActorRef } from 'xstate';
import type { TransportFailure } from '#contract/failure.ts';
import { failed } from '#contract/result.ts';

export const alwaysAnswered = <Output, Input>(
  answer: (asked: { input: Input; self: PromiseActorRef<Output>; signal: AbortSignal }) => PromiseLike<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async (asked) => {
    try {
      return await answer(asked);
    } catch (error) {
      if (!asked.signal.aborted) console.error(error);
      return failed<TransportFailure>({ kind: 'transport', cause: 'unreadable', retryAfterMs: null }) as Output;
    }
  });
