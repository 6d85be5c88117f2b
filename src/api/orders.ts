import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { sharedOrderCalls } from '#contract/calls/shared-orders.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { Api } from './api.ts';
import { failureOf } from './call-failed.ts';
import { isMine, mine } from './mine.ts';

type OrderAnswer = AnswerOf<typeof activeOrderCalls.get_order_detail>;

/** Whether nothing new can come of asking again: nothing more happens to the order, or it is refused. */
const isSettled = ({ data, error }: { readonly data?: OrderAnswer | undefined; readonly error: Error | null }): boolean =>
  (data !== undefined && isTerminal(data.order.order_status)) || (error !== null && failureOf(error).kind === 'refused');

/**
 * One order of the customer's, asked again until nothing more will happen to it; of a guest (null) nothing is asked.
 * @param every milliseconds between two looks
 */
export const orderOptions = (api: Api, customerId: string | null, orderId: string, every: number | false = POLL_EVERY.orderTracking) =>
  queryOptions({
    queryKey: mine(customerId, 'order', orderId, api.language()),
    queryFn: ({ signal }) => api.read(activeOrderCalls.get_order_detail, { order_id: orderId }, signal),
    enabled: customerId !== null,
    refetchInterval: ({ state }) => (isSettled(state) ? false : every),
  });

/** The customer's running orders, the newest first, and when that was; asked again every `every` milliseconds where that is said. */
export const activeOrdersOptions = (api: Api, customerId: string, every: number | false = false) =>
  queryOptions({
    queryKey: mine(customerId, 'orders', api.language()),
    queryFn: ({ signal }) => api.read(activeOrderCalls.get_orders, {}, signal),
    select: ({ order_list: orders, server_time: serverTime }) => ({
      orders: orders.toSorted((one, other) => other.unique_id - one.unique_id),
      /** The server's time, epoch milliseconds; null where it does not tell. */
      now: serverTime === undefined ? null : Date.parse(serverTime),
    }),
    refetchInterval: every,
  });

/** What is asked anew once an order has changed: it, and every list that it is in. */
const OF_ORDERS: readonly unknown[] = ['orders', 'order', 'history', 'invoice'];

export const askOrdersAnew = (queryClient: Pick<QueryClient, 'invalidateQueries'>): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isMine(queryKey) && OF_ORDERS.includes(queryKey[2]) });

export const sharedOrderOptions = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['sharedOrder', token],
    queryFn: ({ signal }) => api.read(sharedOrderCalls.get_shared_order, { share_token: token }, signal),
    refetchInterval: ({ state: { error } }) => (error !== null && failureOf(error).kind === 'refused' ? false : POLL_EVERY.customer),
  });
