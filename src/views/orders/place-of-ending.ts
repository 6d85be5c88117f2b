import { ORDER_STATUS } from '../../../contract/enumerations.ts';
import { isEndedWithoutSuccess } from '../../../domain/orders/progress.ts';

/** Where an order that nothing more happens to is looked at; null while it is followed (0-decisions, Screens). */
export function placeOfEnding(status: number): '/order_detail' | '/orders' | null {
  if (status === ORDER_STATUS.delivered || status === ORDER_STATUS.completed || status === ORDER_STATUS.noCourierFound) return '/order_detail';
  return isEndedWithoutSuccess(status) ? '/orders' : null;
}
