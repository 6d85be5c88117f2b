import type { Around } from '../load-once.ts';
import { underWay } from './keep-under-way.ts';

/** Loads what notes payments under way; its code comes with whoever loads it. */
export const loadUnderWay = ({ keeper, underWay: kept }: Around) => Promise.resolve(underWay(keeper, kept));
