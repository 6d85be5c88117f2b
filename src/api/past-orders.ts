import { queryOptions } from '@tanstack/react-query';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import type { HistoryDates } from '#domain/orders/history-dates.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/**
 * A page of a customer's orders that ended, the newest first; between two days where they are given.
 * @param before the number below which the page begins; null for the first. A server that tells all of them at once has one page
 */
export const historyOptions = (api: Api, customerId: string, dates: HistoryDates | null = null, before: number | null = null) =>
  queryOptions({
    queryKey: mine(customerId, 'history', dates, before, api.language()),
    queryFn: ({ signal }) =>
      api.read(
        pastOrderCalls.order_history,
        { start_date: dates?.start ?? '', end_date: dates?.end ?? '', before_unique_id: before },
        signal,
      ),
    select: ({ order_list: orders, before_unique_id: next }) => ({
      orders: orders.toSorted((one, other) => other.unique_id - one.unique_id),
      next,
    }),
  });

export const invoiceOptions = (api: Api, customerId: string, orderId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'invoice', orderId, api.language()),
    queryFn: ({ signal }) => api.read(pastOrderCalls.get_invoice, { order_id: orderId }, signal),
  });
