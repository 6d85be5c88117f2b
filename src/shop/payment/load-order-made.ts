import type { FlowDeps } from '../load-once.ts';
import { loadPendingPayment } from './load-pending-payment.ts';
import { orderMadeIn } from './order-made.ts';

export const loadOrderMade = async ({ load, ...around }: FlowDeps) =>
  orderMadeIn({ ...around, pendingPayment: await load(loadPendingPayment) });
