import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { OperatorAction, OperatorOrder, OperatorProblem, SlipDoor } from '#contract/operator.ts';
import { rejectReasonsOf } from '#domain/orders/reject-reasons.ts';
import { formatMoney, toMajor } from '#domain/money.ts';
import { ifMissingOf } from '#domain/cart/if-missing.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { dueAtDoor, partsWithMoney } from '#domain/payment/parts.ts';
import { inCoins } from '#domain/payment/smallest-coin.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { linesOf } from '#domain/orders/order-problem.ts';
import type { CourierImageKey } from '#server/repositories/courier-images.ts';
import type { waitingProblems } from '#server/repositories/order-problems.ts';
import type { OperatedOrder } from '#server/repositories/orders.ts';
import { presentProblem } from './order-problem.ts';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** The first status of each stage, the last stage first. */
const STAGES = [
  [ORDER_STATUS.delivered, 'handed_over'],
  [ORDER_STATUS.startedDelivery, 'on_the_way'],
  [ORDER_STATUS.waitingForCourier, 'courier'],
  [ORDER_STATUS.ready, 'ready'],
  [ORDER_STATUS.storeAccepted, 'kitchen'],
] as const;
const stageOf = (status: number): OperatorOrder['stage'] => STAGES.find(([first]) => status >= first)?.[1] ?? 'waiting';

const cashToTake = (owed: number, coin: number | undefined, currency: string): Pick<OperatorOrder, 'cash_to_take'> =>
  owed === 0 ? {} : { cash_to_take: formatMoney(inCoins(owed, coin), currency) };

const slipDoor = (at: OrderAddress | null): SlipDoor | null =>
  at && { address: at.address, floor: at.floor ?? '', entry_code: at.entry_code ?? '', note: at.note ?? '' };

/** The door that it is brought to; what stands in the order's note already is not said of it once more. */
function goalOf({ isPickup, destination, deliveryNote }: FrozenOrder): SlipDoor | null {
  const door = isPickup ? null : slipDoor(destination);
  return door && door.note === readPayer(deliveryNote).note ? { ...door, note: '' } : door;
}

const slipLines = ({ orderDetails }: FrozenOrder): OperatorOrder['lines'] =>
  linesOf(orderDetails).map((line) => ({
    name: line.item_name,
    quantity: line.quantity,
    options: line.specifications.flatMap(({ list }) => list.map(({ name }) => name)),
    note: line.note_for_item,
    if_missing: ifMissingOf(line),
  }));

const paidBy = ({ order, parts, city }: OperatedOrder): OperatorOrder['paid'] =>
  partsWithMoney(partsInRow(parts, order.order)).map(({ part, amount }) => ({ part, amount: formatMoney(amount, city.currencySign) }));

export const presentOperatorOrder = (
  operated: OperatedOrder,
  { status, actions }: { readonly status: string; readonly actions: OperatorAction[] },
): OperatorOrder => {
  const { order, storeName, city, parts } = operated;
  const isParcel = order.deliveryType === DELIVERY_TYPE.courier;
  return {
    number: order.uniqueId,
    order_status: order.status,
    status,
    stage: stageOf(order.status),
    delivery_type: order.deliveryType,
    is_user_pick_up_order: order.order.isPickup,
    store_id: order.storeId,
    store_name: storeName,
    lines: slipLines(order.order),
    note: order.order.deliveryNote,
    from: isParcel ? slipDoor(order.order.pickup) : null,
    to: goalOf(order.order),
    contact: { name: order.order.contactName, phone: order.order.contactPhone },
    paid: paidBy(operated),
    wanted_at: order.order.startAt === 0 ? null : iso(order.order.startAt),
    wanted_until: order.order.slotEnd,
    timezone: city.timezone,
    created_at: new Date(order.createdAt).toISOString(),
    estimated_at: iso(order.estimatedAt),
    next_move_at: iso(order.nextMoveAt),
    ...cashToTake(dueAtDoor(partsInRow(parts, order.order)), order.order.smallestCoin, city.currencySign),
    ...(order.order.minimumAge !== undefined && { minimum_age: order.order.minimumAge }),
    actions,
    reject_reasons: [...rejectReasonsOf({ isPickup: order.order.isPickup, isParcel })],
  };
};

export function presentOperatorProblem(
  { problem, order, storeName, currencySign, timezone }: Awaited<ReturnType<typeof waitingProblems>>[number],
  images: readonly CourierImageKey[],
): OperatorProblem {
  const ordered = linesOf(order.order.orderDetails);
  const presented = presentProblem(problem, images);
  return {
    number: order.uniqueId,
    store_name: storeName,
    currency: currencySign,
    amount: toMajor(problem.amount),
    reported_at: presented.reported_at,
    timezone,
    note: problem.note,
    lines: presented.lines.map(({ line, quantity, what, image_url }) => ({
      name: ordered[line]?.item_name ?? '',
      quantity,
      what,
      image_url,
    })),
  };
}
