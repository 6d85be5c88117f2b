import type { Around } from '../brought.ts';
import { bringPayment } from '../payment/bring-payment.ts';
import { bringUnderWay } from '../payment/bring-under-way.ts';
import { checkoutOfPage } from './start-checkout.ts';

/** Brings the logic of the checkout; its code comes with whoever brings it. */
export async function bringCheckout({ brought, api, queryClient, ...around }: Around) {
  const [underWay, payment] = await Promise.all([brought(bringUnderWay), brought(bringPayment)]);
  return checkoutOfPage(api, queryClient, { ...around, underWay, payment });
}
