import { assign, setup } from 'xstate';
import type { accountCalls } from '#contract/calls/account.ts';
import type { DetailsOf } from '#contract/endpoint.ts';
import type { Failure } from '#contract/failure.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type Deleted = Result<null, Failure<DetailsOf<typeof accountCalls.delete_account>>>;

/** What the server is asked with: the password, and what is given up of the wallet, whole minor units. */
export type DeletionWish = { readonly password: string; readonly givesUp: Minor };

/** What the wallet holds, by the server's last answer; 0 once it is empty meanwhile. */
export type WalletLeft = { readonly amount: Minor; readonly currency: string };

export type Standing = Result<'there' | 'gone', Failure>;

export type AccountDeletionEvent =
  | { type: 'deletion.wanted' }
  | { type: 'deletion.left' }
  | { type: 'password.wanted' }
  | { type: 'password.given'; password: string; givesUp: boolean }
  | { type: 'again.wanted' };

type Context = {
  /** Kept only while it is sent. */
  readonly wish: DeletionWish | null;
  /** Null where the server has not spoken of it. */
  readonly wallet: WalletLeft | null;
  readonly failure: Failure | null;
  readonly isStillThere: boolean;
};

/** Whether nothing was done for certain: the server said so, or never took the call. */
const isCertain = (failure: Failure): boolean => failure.kind === 'refused' || ['absent', 'malformed', 'limited'].includes(failure.cause);

function leftIn(answer: Deleted): WalletLeft | null {
  if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.reason !== 'wallet_not_empty') return null;
  const { wallet, wallet_currency_code: currency } = answer.failure.details ?? {};
  return wallet === undefined || currency === undefined ? null : { amount: toMinor(wallet), currency };
}

export const accountDeletionSetup = setup({
  types: {} as ChartTypes & { context: Context; events: AccountDeletionEvent; tags: 'busy' | 'blocked' | 'good' },
  actors: {
    delete: ask<Deleted, DeletionWish>('delete'),
    look: ask<Standing>('look'),
  },
  guards: {
    'the account is deleted': (_, params: { answer: Deleted }) => params.answer.ok,
    'no money is left unspoken for': ({ context: { wallet } }, params: { givesUp: boolean }) =>
      wallet === null || wallet.amount === 0 || params.givesUp,
    'money is left in the wallet': (_, params: { answer: Deleted }) => leftIn(params.answer) !== null,
    'something is not over': (_, params: { answer: Deleted }) =>
      !params.answer.ok && params.answer.failure.kind === 'refused' && params.answer.failure.reason !== null,
    'nothing was done': (_, params: { answer: Deleted }) => !params.answer.ok && isCertain(params.answer.failure),
    'the account is there': (_, params: { standing: Standing }) => params.standing.ok && params.standing.value === 'there',
    'the account is gone': (_, params: { standing: Standing }) => params.standing.ok && params.standing.value === 'gone',
  },
  actions: {
    'keep what is given': assign(({ context: { wallet } }, params: { password: string; givesUp: boolean }) => ({
      wish: { password: params.password, givesUp: params.givesUp ? (wallet?.amount ?? 0) : 0 },
      failure: null,
      isStillThere: false,
    })),
    'forget what was given': assign({ wish: null }),
    'forget what went wrong': assign({ failure: null, isStillThere: false, wallet: null }),
    'keep what the wallet holds': assign((_, params: { answer: Deleted }) => ({ wallet: leftIn(params.answer) })),
    'keep the reason': assign((_, params: { answer: Deleted }) => (params.answer.ok ? {} : { failure: params.answer.failure })),
    'note that it is still there': assign({ isStillThere: true }),
  },
  delays: { looksAgain: 5_000 },
});
