import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';
import { accountDeletionQuestions } from './account-deletion.questions.ts';
import { answered, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

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
    byCustomer('the customer wants the account deleted', { type: 'deletion.wanted' }),
    byCustomer('the customer means it', { type: 'password.wanted' }),
    byCustomer('the customer gives the password', { type: 'password.given', password: 'a lake in June', givesUp: false }),
    byCustomer('the customer gives the password, and up what is in the wallet', {
      type: 'password.given',
      password: 'a lake in June',
      givesUp: true,
    }),
    byCustomer('the customer keeps the account', { type: 'deletion.left' }),
    byCustomer('the customer tries again', { type: 'again.wanted' }),
    byServer('the server deletes it', answered('delete', ok(null))),
    byServer('the password is wrong', answered('delete', refused(512))),
    byServer('there were too many tries', answered('delete', refused(511))),
    byServer('an order is running', answered('delete', refused(1004, 'orders_running'))),
    byServer('36.20 is in the wallet', answered('delete', walletHolds(36.2))),
    byServer('the wallet is empty meanwhile', answered('delete', walletHolds(0))),
    byServer('money is in the wallet, and the server does not say how much', answered('delete', refused(1004, 'wallet_not_empty'))),
    byServer('the server has the call come later', answered('delete', silent('limited'))),
    byServer('no answer comes', answered('delete', silent('offline'))),
    byServer('the account is still there', answered('look', ok('there'))),
    byServer('the account is gone', answered('look', ok('gone'))),
    byServer('nobody says whether it is there', answered('look', silent('offline'))),
    byTime('5 s pass', passed('looksAgain.accountDeletion.unknown')),
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
