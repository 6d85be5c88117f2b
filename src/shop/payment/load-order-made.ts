import type { FlowDeps } from '../load-once.ts';
import { loadPendingPayment } from './load-pending-payment.ts';
import { orderMadeIn } from './order-made.ts';

/** Loads what happens once an order exists; its code comes with whoever loads it. */
export const loadOrderMade = async ({ load, ...around }: FlowDeps) =>
  orderMadeIn({ ...around, pendingPayment: await load(loadPendingPayment) });
