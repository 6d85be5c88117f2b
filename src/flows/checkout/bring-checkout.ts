import type { Around } from '../brought.ts';
import { bringPayment } from '../payment/bring-payment.ts';

/** Brings the logic of the checkout. */
export async function bringCheckout({ brought, api, queryClient, keeper, underWay, cart, session, when, firstPrice }: Around) {
  const [{ checkoutOfPage }, payment] = await Promise.all([import('./start-checkout.ts'), brought(bringPayment)]);
  return checkoutOfPage(api, queryClient, { keeper, underWay, payment, cart, session, when, firstPrice });
}
