import type { ReactElement, ReactNode } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import type { DueAt } from '#src/features/payment/parts/part-views.ts';
import type { PaidPrice } from './payment-dialog.view.ts';

export type PayingFlows = Pick<CheckoutFlows, 'placement' | 'payment'>;

export type PaymentSubject = {
  readonly kind: 'basket' | 'parcel';
  readonly currency: string;
  readonly cityId: string | null;
  readonly price: PaidPrice;
  readonly pricing: boolean;
  readonly customer: StoredUser | null;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  readonly summary: ReactElement | null;
  readonly changes: ReactElement | null;
  readonly dueAt: DueAt;
};
