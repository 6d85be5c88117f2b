import { PartLost } from '#src/browser/part-lost.ts';
import type { Around } from '../load-once.ts';

/** Has the chart of when and how loaded, for a screen that shows nothing true without it. */
export const loadWhen = async ({ when }: Pick<Around, 'when'>): Promise<true> => {
  if (await when.start()) return true;
  throw new PartLost(null, false);
};
