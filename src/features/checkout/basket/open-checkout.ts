import type { StoredUser } from '#contract/entities/user.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import type { FilledBasket } from './filled-basket.ts';

export type OpenCheckout = {
  readonly basket: FilledBasket;
  readonly flows: CheckoutFlows;
  readonly pricing: boolean;
  readonly customer: StoredUser | null;
};
