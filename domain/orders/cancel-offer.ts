import type { CurrentOrder, Order } from '#contract/entities/order.ts';
import { CANCELLATION_CHARGE, DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor, type Minor } from '../money.ts';
import type { Parts } from '../payment/parts.ts';
import { readParts } from '../payment/amount-fields.ts';
import { backAsHandedOver, readCoin } from '../payment/smallest-coin.ts';
import { cancelTerms, partsGivenBack, type CancelRule } from './cancelling.ts';
import { statusReached, type OrderReading } from './order-reading.ts';
import { isEndedWithoutSuccess } from './progress.ts';

/** What ends the terms that hold now: the store, or the courier of a parcel, accepts; or it is ready, or picked up, and can't be cancelled any more. */
export type CancelUntil = 'storeAccepts' | 'courierAccepts' | 'ready' | 'picked';

/**
 * What cancelling costs now, whole minor units. `afterwards` is the charge once `until` has come: null where it can't be cancelled
 * any more then, or nobody tells. `back` is what of each part goes back, null where the parts are unknown; of cash it is what
 * will not be asked for, rounded as it would have been.
 */
export type CancelOffer =
  | {
      readonly can: true;
      readonly charge: Minor;
      readonly until: CancelUntil;
      readonly afterwards: Minor | null;
      readonly back: Parts | null;
    }
  /** `ended`: nothing is left to cancel. */
  | { readonly can: false; readonly because: 'ready' | 'onTheWay' | 'received' | 'ended' };

/** What is read of an order to say what cancelling it costs: a current order as it is, or `cancellableOf` an order that was read by itself. */
export type Cancellable = OrderReading &
  Pick<CurrentOrder, 'delivery_type' | 'user_pay_payment' | 'can_cancel' | 'cancel_charge'> &
  Partial<Pick<CurrentOrder, 'cancel_rule' | 'payment_parts' | 'courier_tip'>>;

export const cancellableOf = (order: Order): Cancellable => ({
  ...order,
  user_pay_payment: order.order_payment_detail.user_pay_payment,
  courier_tip: order.order_payment_detail.courier_tip,
});

/** A city's rule as it travels, whole minor units inside. */
export const cancelRuleOf = ({ charge_type: type, charge_value: value }: NonNullable<CurrentOrder['cancel_rule']>): CancelRule => ({
  type,
  value: type === CANCELLATION_CHARGE.absolute ? toMinor(value) : value,
});

const because = (status: number): Extract<CancelOffer, { can: false }>['because'] => {
  if (isEndedWithoutSuccess(status)) return 'ended';
  if (status >= ORDER_STATUS.delivered) return 'received';
  return status >= ORDER_STATUS.picked ? 'onTheWay' : 'ready';
};

const untilOf = (status: number, isCourier: boolean): CancelUntil => {
  if (isCourier) return status < ORDER_STATUS.courierAccepted ? 'courierAccepts' : 'picked';
  return status < ORDER_STATUS.storeAccepted ? 'storeAccepts' : 'ready';
};

/**
 * What cancelling an order costs its customer now, and what it will (0-decisions, After the order): by its status and its
 * city's rule, as the server computes, so that news of a status say at once what they mean; where no rule is known, by what the
 * server last said.
 */
export function cancelOffer(order: Cancellable): CancelOffer {
  const status = statusReached(order);
  const isCourier = order.delivery_type === DELIVERY_TYPE.courier;
  const until = untilOf(status, isCourier);
  const rule = order.cancel_rule ? cancelRuleOf(order.cancel_rule) : null;
  const [total, tip] = [toMinor(order.user_pay_payment), toMinor(order.courier_tip ?? 0)];
  const terms = (at: number) => rule && cancelTerms({ status: at, deliveryType: order.delivery_type, total, tip }, rule);
  const offered = { canCancel: order.can_cancel && !isEndedWithoutSuccess(status), charge: toMinor(order.cancel_charge) };
  const { canCancel, charge } = terms(status) ?? offered;
  if (!canCancel) return { can: false, because: because(status) };
  const accepted = isCourier ? ORDER_STATUS.courierAccepted : ORDER_STATUS.storeAccepted;
  const parts = order.payment_parts && readParts(order.payment_parts);
  return {
    can: true,
    charge,
    until,
    afterwards: until === 'storeAccepts' || until === 'courierAccepts' ? (terms(accepted)?.charge ?? null) : null,
    back: parts ? backAsHandedOver(parts, partsGivenBack(parts, charge), readCoin(order.payment_parts)) : null,
  };
}
