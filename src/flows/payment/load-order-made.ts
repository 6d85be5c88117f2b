import type { Around } from '../load-once.ts';
import { loadUnderWay } from './load-under-way.ts';
import { orderMadeIn } from './order-made.ts';

/** Brings what happens once an order exists; its code comes with whoever brings it. */
export const loadOrderMade = async ({ load, ...around }: Around) => orderMadeIn({ ...around, underWay: await load(loadUnderWay) });
