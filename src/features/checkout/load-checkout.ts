import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadOrderMade } from '#src/shop/payment/load-order-made.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadPendingPayment } from '#src/shop/payment/load-pending-payment.ts';
import { checkoutWith } from './checkout-ports.ts';

export async function loadCheckout({ load, api, ...deps }: FlowDeps) {
  const [pendingPayment, payment, orderMade] = await Promise.all([load(loadPendingPayment), load(loadPayment), load(loadOrderMade)]);
  return checkoutWith(api, { ...deps, api, pendingPayment, payment, orderMade });
}
