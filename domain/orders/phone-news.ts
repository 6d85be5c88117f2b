import { ORDER_STATUS } from '#contract/order-status.ts';
import { isEndedWithoutSuccess, stagesOf, stagesReached, type Stage, type Way } from './progress.ts';

export type PhoneNews = Exclude<Stage, 'picked'> | 'cancelled';

const isNotified = (stage: Stage, way: Way): stage is Exclude<Stage, 'picked'> =>
  stage !== 'picked' && (stage !== 'prepared' || way === 'pickup');

/** What there is to tell when an order goes from one status to another; null where nothing is, or its customer did it. */
export function phoneNewsOf(way: Way, from: number, to: number): PhoneNews | null {
  if (isEndedWithoutSuccess(to)) return to === ORDER_STATUS.cancelledByCustomer ? null : 'cancelled';
  const reached = stagesReached(to, way);
  const stage = stagesOf(way)[reached - 1];
  return stage !== undefined && reached > stagesReached(from, way) && isNotified(stage, way) ? stage : null;
}
