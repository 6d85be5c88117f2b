import type { Around } from '../brought.ts';
import { bringPayment } from '../payment/bring-payment.ts';
import { bringUnderWay } from '../payment/bring-under-way.ts';

/** Brings the logic of the checkout. */
export async function bringCheckout({ brought, api, queryClient, keeper, cart, session, when, firstPrice }: Around) {
  const [{ checkoutOfPage }, underWay, payment] = await Promise.all([
    import('./start-checkout.ts'),
    brought(bringUnderWay),
    brought(bringPayment),
  ]);
  return checkoutOfPage(api, queryClient, { keeper, underWay, payment, cart, session, when, firstPrice });
}
