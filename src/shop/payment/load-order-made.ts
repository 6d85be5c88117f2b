import type { FlowDeps } from '../load-once.ts';
import { loadPendingPayment } from './load-pending-payment.ts';
import { orderMadeIn } from './order-made.ts';

export const loadOrderMade = async ({ load, ...deps }: FlowDeps) =>
  orderMadeIn({ ...deps, pendingPayment: await load(loadPendingPayment) });
