import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { MethodPart, Sheet } from '#contract/payment-methods.ts';
import type { Minor } from '#domain/money.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import type { Decline } from '../payment/payment-facts.ts';
import type { walletTopUpMachine } from './wallet-top-up.machine.ts';
import type { WalletTopUpContext } from './wallet-top-up.setup.ts';

export type WalletTopUpView = {
  readonly is: 'closed' | 'filling' | 'approving' | 'asking' | 'confirming' | 'unconfirmed' | 'checking' | 'unpaid' | 'credited';
  /** What is under way, whole minor units. */
  readonly amount: Minor | null;
  readonly elsewhere: MethodPart | null;
  readonly sheet: Sheet | null;
  readonly problem: WalletTopUpContext['problem'];
  /** Why it is not begun or will never be credited; while it is checked, why that takes longer. */
  readonly failure: Failure | null;
  readonly decline: Decline | null;
  readonly credited: WalletTopUpContext['credited'];
};

export function toWalletTopUpView({ value, context }: SnapshotFrom<typeof walletTopUpMachine>): WalletTopUpView {
  const { underWay, wish, problem, failure, decline, credited } = context;
  const is = value === 'looking' || value === 'waiting' ? 'checking' : value === 'beginning' ? 'closed' : value;
  return {
    is,
    amount: underWay?.amount ?? wish?.amount ?? null,
    elsewhere: underWay?.elsewhere ?? null,
    sheet: sheetOf(wish?.paymentId),
    problem,
    failure,
    decline,
    credited,
  };
}
