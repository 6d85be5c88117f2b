import { queryOptions } from '@tanstack/react-query';
import { checkoutCalls } from '../../contract/calls/checkout.ts';
import { POLL_EVERY } from '../../contract/limits.ts';
import { isTerminal } from '../../domain/orders/progress.ts';
import type { Api } from './api.ts';
import { failureOf } from './call-failed.ts';

/** One order of the customer's, asked again every three seconds until nothing more will happen to it. */
export const orderOptions = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId, api.language()],
    queryFn: ({ signal }) => api.read(checkoutCalls.get_order_detail, { order_id: orderId }, signal),
    refetchInterval: ({ state }) => {
      const isOver = state.data && isTerminal(state.data.order.order_status);
      const isRefused = state.error !== null && failureOf(state.error).kind === 'refused';
      return isOver || isRefused ? false : POLL_EVERY.orderTracking;
    },
  });

/** The customer's running orders, the newest first. */
export const runningOrdersOptions = (api: Api) =>
  queryOptions({
    queryKey: ['orders', api.language()],
    queryFn: ({ signal }) => api.read(checkoutCalls.get_orders, {}, signal),
  });
