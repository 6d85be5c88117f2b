import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { OperatorAction, OperatorOrder, OperatorProblem } from '#contract/operator.ts';
import { rejectReasonsOf } from '#domain/orders/reject-reasons.ts';
import { formatMoney, toMajor } from '#domain/money.ts';
import { dueAtDoor } from '#domain/payment/parts.ts';
import { inCoins } from '#domain/payment/smallest-coin.ts';
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

export const presentOperatorOrder = (
  { order, storeName, city, parts }: OperatedOrder,
  { status, actions }: { readonly status: string; readonly actions: OperatorAction[] },
): OperatorOrder => ({
  number: order.uniqueId,
  order_status: order.status,
  status,
  stage: stageOf(order.status),
  delivery_type: order.deliveryType,
  is_user_pick_up_order: order.order.isPickup,
  store_name: storeName,
  wanted_at: order.order.startAt === 0 ? null : iso(order.order.startAt),
  timezone: city.timezone,
  created_at: new Date(order.createdAt).toISOString(),
  estimated_at: iso(order.estimatedAt),
  next_move_at: iso(order.nextMoveAt),
  ...cashToTake(dueAtDoor(partsInRow(parts, order.order)), order.order.smallestCoin, city.currencySign),
  ...(order.order.minimumAge !== undefined && { minimum_age: order.order.minimumAge }),
  actions,
  reject_reasons: [...rejectReasonsOf({ isPickup: order.order.isPickup, isParcel: order.deliveryType === DELIVERY_TYPE.courier })],
});

export function presentOperatorProblem(
  { problem, order, storeName, currencySign, timezone }: Awaited<ReturnType<typeof waitingProblems>>[number],
  images: readonly CourierImageKey[],
): OperatorProblem {
  const ordered = linesOf(order.order.orderDetails);
  const told = presentProblem(problem, images);
  return {
    number: order.uniqueId,
    store_name: storeName,
    currency: currencySign,
    amount: toMajor(problem.amount),
    reported_at: told.reported_at,
    timezone,
    note: problem.note,
    lines: told.lines.map(({ line, quantity, what, image_url }) => ({ name: ordered[line]?.item_name ?? '', quantity, what, image_url })),
  };
}
