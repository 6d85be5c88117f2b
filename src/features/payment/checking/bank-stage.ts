import type { PaymentView } from '#machines/payment/payment.view.ts';

export type BankStage = 'before' | 'unasked' | 'asking' | 'awaited' | 'past';

export function bankStage(payment: PaymentView): BankStage {
  switch (payment.is) {
    case 'approving':
    case 'asking':
      return 'before';
    case 'unconfirmed':
      return 'unasked';
    case 'confirming':
      return 'awaited';
    case 'checking':
      return payment.canConfirm ? 'asking' : 'awaited';
    case 'over':
      return 'past';
  }
}
