import type { Around } from '../load-once.ts';
import { underWay } from './keep-under-way.ts';

/** Brings what notes payments under way; its code comes with whoever brings it. */
export const loadUnderWay = ({ keeper, underWay: kept }: Around) => Promise.resolve(underWay(keeper, kept));
