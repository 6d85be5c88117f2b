import type { Around } from '#src/shop/load-once.ts';
import { loadOrderMade } from '#src/shop/payment/load-order-made.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadUnderWay } from '#src/shop/payment/load-under-way.ts';
import { checkoutWith } from './checkout-ports.ts';

/** Loads the logic of the checkout; its code comes with whoever loads it. */
export async function loadCheckout({ load, api, ...around }: Around) {
  const [underWay, payment, orderMade] = await Promise.all([load(loadUnderWay), load(loadPayment), load(loadOrderMade)]);
  return checkoutWith(api, { ...around, api, underWay, payment, orderMade });
}
