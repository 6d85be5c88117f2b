import type { Around } from '../brought.ts';
import { bringUnderWay } from './bring-under-way.ts';
import { orderMadeIn } from './order-made.ts';

/** Brings what happens once an order exists; its code comes with whoever brings it. */
export const bringOrderMade = async ({ brought, ...around }: Around) => orderMadeIn({ ...around, underWay: await brought(bringUnderWay) });
