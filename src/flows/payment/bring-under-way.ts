import type { Around } from '../brought.ts';

/** Brings what notes payments under way. */
export const bringUnderWay = async ({ keeper, underWay: kept }: Around) => (await import('./keep-under-way.ts')).underWay(keeper, kept);
