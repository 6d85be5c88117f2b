import type { FlowDeps } from '../load-once.ts';
import { pendingPayment } from './pending-payment.ts';

/** Loads what notes payments under way; its code comes with whoever loads it. */
export const loadPendingPayment = ({ storage, pendingPayment: kept }: FlowDeps) => Promise.resolve(pendingPayment(storage, kept));
