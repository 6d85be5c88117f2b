import type { StoredUser } from '#contract/entities/user.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import type { FilledBasket } from './filled-basket.ts';

/** What each dialog of the checkout is given. */
export type OpenCheckout = {
  readonly basket: FilledBasket;
  readonly flows: CheckoutFlows;
  /** The price is being asked again. */
  readonly pricing: boolean;
  readonly customer: StoredUser | null;
};
