import { endpoints } from '#contract/endpoints.ts';
import type { RejectReason } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { findOrder, type OrderRow } from '#server/repositories/orders.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { fillBasket } from './customer.ts';
import type { TestServer } from './test-server.ts';

/** Delivers in half-hour slots of three places each, in the evening; Tuesday is closed. */
export const BANGKOK = idFrom('store', 'bangkok-eaux-vives');
/** Its pickup slots of a quarter of an hour have four places each, on weekdays at lunch. */
export const BENTO = idFrom('store', 'bento-bastions');

type Asking = Record<string, unknown>;

export const scheduledAt = (at: string, more: Asking = {}) => ({ is_schedule_order: true, order_start_at: Date.parse(at), ...more });
export const slotAt = (at: string, start: string, end: string) =>
  scheduledAt(at, { is_use_pre_delivery_slots: true, slot_start_time: start, slot_end_time: end });

export const askInvoice = (server: TestServer, who: Asking, when: Asking = {}) =>
  server.post(endpoints.get_order_cart_invoice.path, { ...who, ...when });
export const payCash = (server: TestServer, who: Asking, order_payment_id: string, when: Asking = {}) =>
  server.post(endpoints.pay_order_payment.path, { ...who, ...when, order_payment_id, payment_id: 'cash', is_payment_mode_cash: true });
export const orderIt = (server: TestServer, who: Asking, order_payment_id: string, when: Asking = {}) =>
  server.post(endpoints.create_order.path, { ...who, ...when, order_payment_id });

/** The id of the payment in an answer. @throws when there is none */
export const paymentIn = ({ json }: { json: Record<string, unknown> }): string => {
  const payment = json.order_payment as { _id: string } | undefined;
  if (!payment) throw new Error(`no payment in ${JSON.stringify(json).slice(0, 300)}`);
  return payment._id;
};

export type Who = { readonly user_id: string; readonly server_token: string };

/** An order in cash. @returns its id */
export async function orderInCash(server: TestServer, who: Who, basket: { storeId?: string; quantity?: number } = {}): Promise<string> {
  await fillBasket(server, who, basket);
  const payment = paymentIn(await askInvoice(server, who));
  await payCash(server, who, payment);
  const { json } = await orderIt(server, who, payment);
  if (typeof json.order_id !== 'string') throw new Error(`No order was made: ${JSON.stringify(json)}`);
  return json.order_id;
}

export async function rowOfOrder(server: TestServer, who: { readonly user_id: string }, orderId: string): Promise<OrderRow> {
  const order = await findOrder(server.open.database, orderId, who.user_id);
  if (!order) throw new Error('no such order');
  return order;
}

/** The store, or the courier, moves it on. @returns whether it did */
export const moveIt = async (
  server: TestServer,
  who: { readonly user_id: string },
  order: string | OrderRow,
  to: number,
  rejectReason?: RejectReason,
): Promise<boolean> =>
  moveOrder(server.open.database, typeof order === 'string' ? await rowOfOrder(server, who, order) : order, {
    to,
    at: server.services.now(),
    nextMoveAt: null,
    actor: 'store',
    requestId: 'test',
    rejectReason,
  });

/** A courier takes it on, and brings it. */
export async function bring(server: TestServer, who: { readonly user_id: string }, order: string): Promise<void> {
  for (const status of [ORDER_STATUS.courierAccepted, ORDER_STATUS.completed]) await moveIt(server, who, order, status);
}

/** An order in cash that was brought. @returns its id */
export async function completedOrder(server: TestServer, who: Who, basket: { storeId?: string; quantity?: number } = {}): Promise<string> {
  const order = await orderInCash(server, who, basket);
  await bring(server, who, order);
  return order;
}

/** Its customer cancels it, having seen this status. */
export const cancelOrder = (server: TestServer, who: Who, order_id: string, order_status: number, more: Asking = {}) =>
  server.post(endpoints.user_cancel_order.path, { ...who, order_id, order_status, cancel_reason: 'other', ...more });

export const orderTold = async (server: TestServer, who: Who, order_id: string) =>
  (await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id })).order;
