import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import { accountDeletionQuestions } from './account-deletion.questions.ts';

const refused = (code: ErrorCode, reason: RefusalReason | null = null) => failed({ kind: 'refused', code, reason, details: null } as const);
const walletHolds = (wallet: number) =>
  failed({ kind: 'refused', code: 1004, reason: 'wallet_not_empty', details: { wallet, wallet_currency_code: 'CHF' } } as const);
const silent = (cause: 'offline' | 'limited') =>
  failed({ kind: 'transport', cause, retryAfterMs: cause === 'limited' ? 60_000 : null } as const);

export const accountDeletionModel = defineModel({
  machine: accountDeletionMachine,
  title: 'Deleting the account',
  sentence: 'Explains what is lost, asks for the password, and deletes the account unless something is not over.',
  usedBy: 'the profile page',
  section: '2.2.5',
  inputs: [{ says: 'the customer opens the profile', input: undefined }],
  events: [
    { says: 'the customer wants the account deleted', by: 'customer', event: { type: 'deletion.wanted' } },
    { says: 'the customer means it', by: 'customer', event: { type: 'password.wanted' } },
    {
      says: 'the customer gives the password',
      by: 'customer',
      event: { type: 'password.given', password: 'a lake in June', givesUp: false },
    },
    {
      says: 'the customer gives the password, and up what is in the wallet',
      by: 'customer',
      event: { type: 'password.given', password: 'a lake in June', givesUp: true },
    },
    { says: 'the customer keeps the account', by: 'customer', event: { type: 'deletion.left' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'again.wanted' } },
    { says: 'the server deletes it', by: 'server', event: { type: 'xstate.done.actor.delete', output: ok(null) } },
    { says: 'the password is wrong', by: 'server', event: { type: 'xstate.done.actor.delete', output: refused(512) } },
    { says: 'there were too many tries', by: 'server', event: { type: 'xstate.done.actor.delete', output: refused(511) } },
    { says: 'an order is running', by: 'server', event: { type: 'xstate.done.actor.delete', output: refused(1004, 'orders_running') } },
    { says: '36.20 is in the wallet', by: 'server', event: { type: 'xstate.done.actor.delete', output: walletHolds(36.2) } },
    { says: 'the wallet is empty meanwhile', by: 'server', event: { type: 'xstate.done.actor.delete', output: walletHolds(0) } },
    {
      says: 'money is in the wallet, and the server does not say how much',
      by: 'server',
      event: { type: 'xstate.done.actor.delete', output: refused(1004, 'wallet_not_empty') },
    },
    { says: 'the server has the call come later', by: 'server', event: { type: 'xstate.done.actor.delete', output: silent('limited') } },
    { says: 'no answer comes', by: 'server', event: { type: 'xstate.done.actor.delete', output: silent('offline') } },
    { says: 'the account is still there', by: 'server', event: { type: 'xstate.done.actor.look', output: ok('there') } },
    { says: 'the account is gone', by: 'server', event: { type: 'xstate.done.actor.look', output: ok('gone') } },
    { says: 'nobody says whether it is there', by: 'server', event: { type: 'xstate.done.actor.look', output: silent('offline') } },
    { says: '5 s pass', by: 'time', event: { type: 'xstate.after.looksAgain.accountDeletion.unknown' } },
  ],
  project: ({ context: { wish, wallet, failure, isStillThere } }) => ({
    hasPassword: wish !== null,
    givesUp: wish?.givesUp ?? null,
    wallet: wallet?.amount ?? null,
    isStillThere,
    failure: failure && (failure.kind === 'transport' ? failure.cause : `${failure.code} ${failure.reason}`),
  }),
  invariants: [
    {
      says: 'the password is kept only while it is sent',
      holds: ({ value, context }) => (value === 'deleting') === (context.wish !== null),
    },
    {
      says: 'a reason is told where something can be done about it',
      holds: ({ value, context }) => context.failure === null || value === 'password' || value === 'refused',
    },
    {
      says: 'money is only given up that the server told of',
      holds: ({ context: { wish, wallet } }) => !wish?.givesUp || wish.givesUp === wallet?.amount,
    },
  ],
  questions: accountDeletionQuestions,
});
