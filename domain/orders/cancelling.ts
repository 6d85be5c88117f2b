import { CANCELLATION_CHARGE, DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { percentOf, type Minor } from '../money.ts';
import { dueAtDoor, partsBy, type Parts } from '../payment/parts.ts';
import { isEndedWithoutSuccess } from './progress.ts';

/** What a city keeps of an order that is cancelled late: percent of its total, or whole minor units. */
export type CancelRule = { readonly type: 1 | 2; readonly value: number };

/** Whether the customer may cancel now, and the charge if so, whole minor units. */
export type CancelTerms = { readonly canCancel: boolean; readonly charge: Minor };

const turningPoints = (deliveryType: 1 | 2) =>
  deliveryType === DELIVERY_TYPE.courier
    ? { charged: ORDER_STATUS.courierAccepted, over: ORDER_STATUS.picked }
    : { charged: ORDER_STATUS.storeAccepted, over: ORDER_STATUS.ready };

/**
 * The terms on which an order may be cancelled (0-decisions, After the order): free before the store accepts, with the
 * city's charge until it is ready, not afterwards; a courier order before a courier accepts, and until it is picked up.
 * The charge is computed of the order's total without its tip, and never more than that.
 */
export function cancelTerms(
  order: { readonly status: number; readonly deliveryType: 1 | 2; readonly total: Minor; readonly tip: Minor },
  rule: CancelRule,
): CancelTerms {
  const { charged, over } = turningPoints(order.deliveryType);
  if (isEndedWithoutSuccess(order.status) || order.status >= over) return { canCancel: false, charge: 0 };
  if (order.status < charged) return { canCancel: true, charge: 0 };
  const total = order.total - order.tip;
  const charge = rule.type === CANCELLATION_CHARGE.percentage ? percentOf(total, rule.value) : Math.round(rule.value);
  return { canCancel: true, charge: Math.max(0, Math.min(charge, total)) };
}

/** What goes back of each part when `charge` of them is retained: taken of the first parts first, and last of what is due at the door, where it stays open (`openOfCharge`). */
export function partsGivenBack(parts: Parts, charge: Minor): Parts {
  let left = charge;
  return partsBy((part) => {
    const stays = Math.min(parts[part], left);
    left -= stays;
    return parts[part] - stays;
  });
}

/** What of `charge` cash was to pay: nobody comes for it any more, so it stays open on the invoice (decision 072). */
export const openOfCharge = (parts: Parts, charge: Minor): Minor => dueAtDoor(parts) - dueAtDoor(partsGivenBack(parts, charge));
