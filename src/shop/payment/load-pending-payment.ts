import type { FlowDeps } from '../load-once.ts';
import { pendingPayment } from './pending-payment.ts';

export const loadPendingPayment = ({ storage, pendingPayment: kept }: FlowDeps) => Promise.resolve(pendingPayment(storage, kept));
