import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type Deleted = Result<null, Failure>;

/** What is known of the account after an answer was lost: it is there, it is gone, or nobody could be asked. */
export type Standing = 'there' | 'gone' | 'unknown';

export type AccountDeletionEvent =
  | { type: 'deletion.wanted' }
  | { type: 'deletion.left' }
  | { type: 'password.wanted' }
  | { type: 'password.given'; password: string }
  | { type: 'again.wanted' };

type Context = {
  /** Kept only while it is sent. */
  readonly password: string | null;
  readonly failure: Failure | null;
  /** An answer was lost, and the account is still there. */
  readonly isStillThere: boolean;
};

/** Whether nothing was done for certain: the server said so, or never took the call. */
const isCertain = (failure: Failure): boolean => failure.kind === 'refused' || ['absent', 'malformed', 'limited'].includes(failure.cause);

/** The parts that the chart of the deletion is put together from. */
export const accountDeletionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AccountDeletionEvent,
    tags: {} as 'busy' | 'blocked' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    delete: port<Deleted, { password: string }>('delete'),
    look: port<Standing>('look'),
  },
  guards: {
    'the account is deleted': (_, params: { answer: Deleted }) => params.answer.ok,
    'something is not over': (_, params: { answer: Deleted }) =>
      !params.answer.ok && params.answer.failure.kind === 'refused' && params.answer.failure.reason !== null,
    'nothing was done': (_, params: { answer: Deleted }) => !params.answer.ok && isCertain(params.answer.failure),
    'the account is there': (_, params: { standing: Standing }) => params.standing === 'there',
    'the account is gone': (_, params: { standing: Standing }) => params.standing === 'gone',
  },
  actions: {
    'keep the password': assign((_, params: { password: string }) => ({ password: params.password, failure: null, isStillThere: false })),
    'forget the password': assign({ password: null }),
    'forget what went wrong': assign({ failure: null, isStillThere: false }),
    'keep the reason': assign((_, params: { answer: Deleted }) => (params.answer.ok ? {} : { failure: params.answer.failure })),
    'note that it is still there': assign({ isStillThere: true }),
  },
  delays: { answerTakesTooLong: CALL_TIMEOUT.read, looksAgain: 5_000 },
});
