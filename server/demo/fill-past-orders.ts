import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { Database } from '../database/database.ts';
import { carts } from '../database/schema/carts.ts';
import { orderPayments, orderStatuses, orders } from '../database/schema/orders.ts';
import { writeTransfer } from '../repositories/ledger.ts';
import { idFrom } from '../secrets/ids.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { demoCity, DEMO_CITY_ID } from './demo-content.ts';
import { frozenDemoOrder } from './frozen-demo-order.ts';

const DAY = 86_400_000;

export async function fillPastOrders(database: Database, customerId: string, customer: DemoCustomer, now: number): Promise<void> {
  for (const past of customer.pastOrders ?? []) {
    const store = demoCity().stores.find(({ key }) => key === past.store);
    if (!store) throw new Error(`A past order of ${customer.key} names a store that is not there: ${past.store}`);
    const items = store.sections.flatMap((section) => section.items.map((item) => ({ section, item })));
    const chosen = past.items.flatMap((index) => items[Number(index)] ?? []);
    const { wallet = 0, cashback = 0 } = past;
    const { frozen, total } = frozenDemoOrder(store, chosen, { customer, isPickup: past.pickup ?? false });
    const placed = now - past.daysAgo * DAY;
    const words = [customer.key, past.store, String(past.daysAgo)];
    const cartId = idFrom('cart', ...words);
    const orderPaymentId = idFrom('order-payment', ...words);
    const orderId = idFrom('order', ...words);
    await database.insert(carts).values({
      id: cartId,
      customerId,
      guestHash: null,
      state: 'ordered',
      cityId: DEMO_CITY_ID,
      storeId: idFrom('store', store.key),
      lines: [],
      destination: frozen.destination,
      pickup: frozen.pickup,
      version: 1,
      updatedAt: placed,
    });
    await database.insert(orderPayments).values({
      id: orderPaymentId,
      cartId,
      customerId,
      state: 'ordered',
      cartVersion: 1,
      total,
      walletPart: wallet,
      cardPart: 0,
      cashPart: total - wallet,
      order: { ...frozen, cashback },
      paidAt: placed,
      updatedAt: placed,
    });
    const moved = [
      { name: 'hold', fromAccount: 'wallet', toAccount: 'wallet_held', amount: wallet, cause: 'hold', createdAt: placed },
      { name: 'wallet', fromAccount: 'wallet_held', toAccount: 'sales', amount: wallet, cause: 'order', createdAt: placed },
      { name: 'cash', fromAccount: 'cash', toAccount: 'sales', amount: total - wallet, cause: 'order', createdAt: placed },
      {
        name: 'cashback',
        fromAccount: 'rewards',
        toAccount: 'wallet',
        amount: cashback,
        cause: 'cashback',
        createdAt: placed + 38 * 60_000,
      },
    ] as const;
    for (const { name, ...transfer } of moved) {
      if (transfer.amount === 0) continue;
      await writeTransfer(database, {
        ...transfer,
        id: idFrom('transfer', ...words, name),
        key: `${orderPaymentId}:0:${name}`,
        customerId,
        actor: 'demo',
        requestId: 'demo',
        orderPaymentId,
      });
    }
    await database.insert(orders).values({
      id: orderId,
      customerId,
      storeId: idFrom('store', store.key),
      deliveryType: 1,
      orderPaymentId,
      cartId,
      cartVersion: 1,
      status: ORDER_STATUS.completed,
      statusId: ORDER_STATUS_ID.completed,
      order: { ...frozen, cashback },
      total,
      pickupCode: '2041',
      deliveryCode: '4827',
      createdAt: placed,
      estimatedAt: placed + 35 * 60_000,
      latestAt: placed + 50 * 60_000,
      endedAt: placed + 38 * 60_000,
      nextMoveAt: null,
    });
    await database.insert(orderStatuses).values([
      { orderId, status: ORDER_STATUS.waitingForStore, at: placed, actor: 'demo' },
      { orderId, status: ORDER_STATUS.storeAccepted, at: placed + 2 * 60_000, actor: 'demo' },
      { orderId, status: ORDER_STATUS.ready, at: placed + 20 * 60_000, actor: 'demo' },
      { orderId, status: ORDER_STATUS.completed, at: placed + 38 * 60_000, actor: 'demo' },
    ]);
  }
}
