import type { Around } from '../load-once.ts';
import { loadUnderWay } from './load-under-way.ts';
import { orderMadeIn } from './order-made.ts';

/** Loads what happens once an order exists; its code comes with whoever loads it. */
export const loadOrderMade = async ({ load, ...around }: Around) => orderMadeIn({ ...around, underWay: await load(loadUnderWay) });
