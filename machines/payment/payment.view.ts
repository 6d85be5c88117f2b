import type { SnapshotFrom } from 'xstate';
import type { Payment } from '#contract/entities/payment.ts';
import type { MethodPart } from '#contract/payment-methods.ts';
import { partElsewhere } from '#domain/payment/methods.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import type { PaymentEnd } from './payment-facts.ts';
import type { paymentMachine } from './payment.machine.ts';

type Common = {
  readonly seen: Payment | null;
  readonly failure: CheckoutFailure | null;
  readonly elsewhere?: MethodPart;
};

export type PaymentView =
  /** `approving`: a payment sheet of the device's is open. */
  | ({ readonly is: 'approving' | 'asking' | 'confirming' | 'unconfirmed' } & Common)
  /** Nobody knows yet. `asking` while the server is asked; `canConfirm` while the bank's question is open. */
  | ({ readonly is: 'checking'; readonly asking: boolean; readonly canConfirm: boolean } & Common)
  | ({ readonly is: 'over'; readonly end: PaymentEnd } & Common);

export function toPaymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const {
    context: { seen, failure, card },
    output,
  } = snapshot;
  const elsewhere = card?.elsewhere ?? partElsewhere(seen?.paid_with);
  const common = { seen, failure, ...(elsewhere && { elsewhere }) };
  if (output) return { is: 'over', end: output, ...common };
  if (snapshot.matches('approving')) return { is: 'approving', ...common };
  if (snapshot.matches('asking')) return { is: 'asking', ...common };
  if (snapshot.matches('confirming') || snapshot.matches('givingBack')) return { is: 'confirming', ...common };
  if (snapshot.matches('unconfirmed')) return { is: 'unconfirmed', ...common };
  return {
    is: 'checking',
    asking: !snapshot.matches({ checking: 'waiting' }),
    canConfirm: seen?.state === 'challenge' && seen.client_secret !== null,
    ...common,
  };
}
