import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import type { Database } from '#server/database/database.ts';
import { partsOfPayments } from '#server/repositories/order-payments.ts';
import type { PastOrderRow } from '#server/repositories/past-orders.ts';
import type { MoneyOfPastOrder } from '../present/past-order.ts';
import { moneyBackOfOrders } from './money-back-of-order.ts';

/** Where the money is of those orders of a page that ended without success, by their ids: in as few queries for twenty as for one. */
export async function moneyOfPastOrders(database: Database, page: readonly PastOrderRow[]): Promise<ReadonlyMap<string, MoneyOfPastOrder>> {
  const ended = page.filter(({ status }) => isEndedWithoutSuccess(status));
  const backs = await moneyBackOfOrders(database, ended);
  const parts = await partsOfPayments(database, [...backs.keys()]);
  return new Map(
    ended.flatMap(({ id, orderPaymentId }) => {
      const paid = parts.get(orderPaymentId);
      return paid ? [[id, { parts: paid, back: backs.get(orderPaymentId) ?? [] }] as const] : [];
    }),
  );
}
