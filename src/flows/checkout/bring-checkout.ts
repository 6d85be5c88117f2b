import type { Around } from '../brought.ts';
import { bringOrderMade } from '../payment/bring-order-made.ts';
import { bringPayment } from '../payment/bring-payment.ts';
import { bringUnderWay } from '../payment/bring-under-way.ts';
import { checkoutWith } from './checkout-ports.ts';

/** Brings the logic of the checkout; its code comes with whoever brings it. */
export async function bringCheckout({ brought, api, ...around }: Around) {
  const [underWay, payment, orderMade] = await Promise.all([brought(bringUnderWay), brought(bringPayment), brought(bringOrderMade)]);
  return checkoutWith(api, { ...around, api, underWay, payment, orderMade });
}
