import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import { isEndedWithoutSuccess } from './progress.ts';

/** How an order ended: well, or why not. `cancelled` and `rejected` where nobody says by whom. */
export type Ending =
  | 'received'
  | 'cancelledByCustomer'
  | 'cancelledByStore'
  | 'cancelledByCourier'
  | 'cancelled'
  | 'rejectedByStore'
  | 'rejectedByCourier'
  | 'rejected'
  | 'noCourier';

const OF_STATUS: Readonly<Record<number, Ending>> = {
  [ORDER_STATUS.delivered]: 'received',
  [ORDER_STATUS.completed]: 'received',
  [ORDER_STATUS.cancelledByCustomer]: 'cancelledByCustomer',
  [ORDER_STATUS.storeRejected]: 'rejectedByStore',
  [ORDER_STATUS.storeCancelled]: 'cancelledByStore',
  [ORDER_STATUS.storeCancelRequested]: 'cancelledByStore',
  [ORDER_STATUS.noCourierFound]: 'noCourier',
  [ORDER_STATUS.courierRejected]: 'rejectedByCourier',
  [ORDER_STATUS.courierCancelled]: 'cancelledByCourier',
};

const OF_STATUS_ID: Readonly<Record<number, Ending>> = {
  [ORDER_STATUS_ID.cancelled]: 'cancelled',
  [ORDER_STATUS_ID.rejected]: 'rejected',
  [ORDER_STATUS_ID.completed]: 'received',
};

/**
 * How an order ended, or null while it is followed. It is over for its customer once it is delivered, although its status
 * still goes on to 'completed' (0-decisions, Screens); the status decides, and where it says nothing, its status id.
 */
export const endingOf = ({
  order_status: status,
  order_status_id: statusId = 0,
}: {
  readonly order_status: number;
  readonly order_status_id?: number;
}): Ending | null => OF_STATUS[status] ?? OF_STATUS_ID[statusId] ?? (isEndedWithoutSuccess(status) ? 'cancelled' : null);

export const endedWell = (ending: Ending): boolean => ending === 'received';

/** Where an order that ended is looked at: its own page with rating or trip again, or the list that says what happened (0-decisions, Screens). */
export const placeOfEnding = (ending: Ending): '/order_detail' | '/orders' =>
  ending === 'received' || ending === 'noCourier' ? '/order_detail' : '/orders';
