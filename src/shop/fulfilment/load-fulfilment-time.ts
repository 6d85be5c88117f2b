import { PartLost } from '#src/browser/part-lost.ts';
import type { FlowDeps } from '../load-once.ts';

export const loadFulfilmentTime = async ({ fulfilmentTime }: Pick<FlowDeps, 'fulfilmentTime'>): Promise<true> => {
  if (await fulfilmentTime.start()) return true;
  throw new PartLost(null, false);
};
