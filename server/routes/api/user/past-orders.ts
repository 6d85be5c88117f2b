import { endpoints } from '#contract/endpoints.ts';
import { historyDates, type HistoryDates } from '#domain/orders/history-dates.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { startOf } from '#domain/schedule/store-clock.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { ratingsOfOrders } from '#server/repositories/order-ratings.ts';
import { findOrder, noteInvoiceShown, type OrderRow } from '#server/repositories/orders.ts';
import { pastOrdersOf, timezonesOfCities, type Stretch } from '#server/repositories/past-orders.ts';
import { itemsByIds } from '#server/repositories/stores.ts';
import { invoiceOf } from '#server/services/orders/invoice-of-order.ts';
import { moneyOfPastOrders } from '#server/services/orders/money-of-past-orders.ts';
import { readOrder } from '#server/services/orders/read-order.ts';
import { presentPastOrder } from '#server/services/present/past-order.ts';

/** So many orders of the history come at once. */
const PAGE = 20;

const stretchesOf = ({ start, end }: HistoryDates, timezones: readonly string[]): Stretch[] =>
  timezones.map((timezone) => ({
    timezone,
    from: startOf(Temporal.PlainDate.from(start), timezone),
    until: startOf(Temporal.PlainDate.from(end).add({ days: 1 }), timezone),
  }));

export const orderHistory = serve(endpoints.order_history, OWN_READING, async (body, call) => {
  const { dates, wrong } = historyDates(body.start_date, body.end_date);
  if (wrong) return refuse(539);
  const below = body.before_unique_id ?? null;
  return call.reads(async (database) => {
    const within = dates && stretchesOf(dates, await timezonesOfCities(database));
    const found = await pastOrdersOf(database, call.customer.id, { below, within, most: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const ratings = await ratingsOfOrders(
      database,
      page.map(({ id }) => id),
    );
    const money = await moneyOfPastOrders(database, page);
    const ordered = await itemsByIds(
      database,
      page.flatMap(({ items }) => items.map(({ item_id }) => item_id)),
    );
    const today = new Map(ordered.map((item) => [item.id, item]));
    return answer({
      order_list: page.map((order) => presentPastOrder(order, ratings, money.get(order.id), { today, language: call.language })),
      before_unique_id: found.length > PAGE ? (page.at(-1)?.uniqueId ?? null) : null,
    });
  });
});

const endedOrder = async (call: CustomerCall, id: string | null | undefined): Promise<OrderRow | null> => {
  const found = id ? await findOrder(call.database, id, call.customer.id) : null;
  return found && isTerminal(found.status) ? found : null;
};

export const orderHistoryDetail = serve(endpoints.order_history_detail, OWN_READING, async (body, call) => {
  const found = await endedOrder(call, body.order_id);
  const order = found && (await readOrder(call, found));
  return found && order ? answer({ order, is_invoice_shown: found.invoiceShownAt !== null }) : refuse(540);
});

export const getInvoice = serve(endpoints.get_invoice, OWN_READING, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  const invoice = order && (await invoiceOf(call.database, order, call));
  return invoice ? answer({ invoice }) : refuse(548);
});

export const showInvoice = serve(endpoints.show_invoice, CHANGING, async (body, call) => {
  const order = await endedOrder(call, body.order_id);
  if (!order) return refuse(548);
  await noteInvoiceShown(call.database, order.id, call.now());
  return answer({});
});
