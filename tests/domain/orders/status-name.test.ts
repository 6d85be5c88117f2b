import { expect, test } from 'vitest';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { statusName, type StatusName } from '#domain/orders/status-name.ts';

const { store, courier } = DELIVERY_TYPE;
const REQUEST = 'e'.repeat(24);
const named = (type: 1 | 2, status: keyof typeof ORDER_STATUS, delivery: keyof typeof ORDER_STATUS | null) =>
  statusName({
    delivery_type: type,
    request_id: delivery === null ? null : REQUEST,
    order_status: ORDER_STATUS[status],
    delivery_status: delivery === null ? 0 : ORDER_STATUS[delivery],
  });

test.each<readonly [keyof typeof ORDER_STATUS, StatusName]>([
  ['waitingForStore', 'waiting'],
  ['storeAccepted', 'accepted'],
  ['preparing', 'preparing'],
  ['ready', 'ready'],
  ['delivered', 'delivered'],
  ['completed', 'completed'],
  ['cancelledByCustomer', 'cancelledByCustomer'],
  ['storeRejected', 'rejectedByStore'],
  ['storeCancelled', 'cancelledByStore'],
  ['storeCancelRequested', 'cancelAskedByStore'],
])('a store’s order that no courier was asked for and is at %s is called %s', (status, name) =>
  expect(named(store, status, null)).toBe(name),
);

test.each<readonly [keyof typeof ORDER_STATUS, StatusName]>([
  ['waitingForCourier', 'ready'],
  ['courierAccepted', 'ready'],
  ['courierRejected', 'ready'],
  ['noCourierFound', 'ready'],
  ['courierCancelled', 'ready'],
  ['courierComing', 'ready'],
  ['courierArrived', 'ready'],
  ['picked', 'picked'],
  ['startedDelivery', 'started'],
  ['arrivedAtDestination', 'arrived'],
  ['delivered', 'delivered'],
  ['completed', 'completed'],
])('a store’s order whose courier is at %s is called %s', (delivery, name) => expect(named(store, 'ready', delivery)).toBe(name));

test.each<readonly [keyof typeof ORDER_STATUS, StatusName]>([
  ['waitingForCourier', 'waiting'],
  ['courierRejected', 'waiting'],
  ['noCourierFound', 'waiting'],
  ['courierCancelled', 'waiting'],
  ['courierComing', 'waiting'],
  ['courierAccepted', 'acceptedByCourier'],
  ['courierArrived', 'acceptedByCourier'],
  ['picked', 'picked'],
  ['startedDelivery', 'started'],
  ['arrivedAtDestination', 'arrived'],
])('a courier’s order whose courier is at %s is called %s', (delivery, name) =>
  expect(named(courier, 'waitingForCourier', delivery)).toBe(name),
);

test.each<readonly [keyof typeof ORDER_STATUS, StatusName]>([
  ['noCourierFound', 'noCourier'],
  ['courierRejected', 'rejectedByCourier'],
  ['courierCancelled', 'cancelledByCourier'],
  ['cancelledByCustomer', 'cancelledByCustomer'],
])('an order that ended with %s is called %s, wherever its courier was', (status, name) => {
  for (const delivery of ['waitingForCourier', 'startedDelivery', 'delivered'] as const)
    for (const type of [store, courier]) expect(named(type, status, delivery)).toBe(name);
});
