import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { findOrder, type OrderRow } from '#server/repositories/orders.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { credentialsOf, fillBasket, registerCustomer } from './customer.ts';
import { askInvoice, orderIt, payCash, paymentIn } from './scheduling.ts';
import type { TestServer } from './test-server.ts';

export type Who = { readonly user_id: string; readonly server_token: string };

export const newCustomer = async (server: TestServer): Promise<Who> => credentialsOf(await registerCustomer(server));

/** An order in cash. @returns its id */
export async function orderInCash(server: TestServer, who: Who, basket: { storeId?: string; quantity?: number } = {}): Promise<string> {
  await fillBasket(server, who, basket);
  const payment = paymentIn(await askInvoice(server, who));
  await payCash(server, who, payment);
  const { json } = await orderIt(server, who, payment);
  if (typeof json.order_id !== 'string') throw new Error(`No order was made: ${JSON.stringify(json)}`);
  return json.order_id;
}

export async function rowOfOrder(server: TestServer, who: Who, orderId: string): Promise<OrderRow> {
  const order = await findOrder(server.open.database, orderId, who.user_id);
  if (!order) throw new Error('no such order');
  return order;
}

/** The store, or the courier, moves it on. @returns whether it did */
export const moveIt = async (server: TestServer, who: Who, orderId: string, to: number): Promise<boolean> =>
  moveOrder(server.open.database, await rowOfOrder(server, who, orderId), {
    to,
    at: server.services.now(),
    nextMoveAt: null,
    actor: 'store',
    requestId: 'test',
  });

/** An order in cash that was brought. @returns its id */
export async function completedOrder(server: TestServer, who: Who, basket: { storeId?: string; quantity?: number } = {}): Promise<string> {
  const order = await orderInCash(server, who, basket);
  for (const status of [ORDER_STATUS.courierAccepted, ORDER_STATUS.completed]) await moveIt(server, who, order, status);
  return order;
}

export const orderTold = async (server: TestServer, who: Who, order_id: string) =>
  (await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id })).order;
