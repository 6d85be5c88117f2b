import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import type { HistoryDates } from '#domain/orders/history-dates.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/**
 * A customer's orders that ended, the newest first, page by page; between two days where they are given. A server that
 * tells all of them at once has one page.
 */
export const historyOptions = (api: Api, customerId: string, dates: HistoryDates | null = null) =>
  infiniteQueryOptions({
    queryKey: mine(customerId, 'history', dates, api.language()),
    queryFn: ({ signal, pageParam }) =>
      api.read(
        pastOrderCalls.order_history,
        { start_date: dates?.start ?? '', end_date: dates?.end ?? '', before_unique_id: pageParam },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before_unique_id: before }) => before,
    select: ({ pages }) => pages.flatMap(({ order_list: orders }) => orders).toSorted((one, other) => other.unique_id - one.unique_id),
  });

/** The invoice of an order as it was paid. */
export const invoiceOptions = (api: Api, customerId: string, orderId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'invoice', orderId, api.language()),
    queryFn: ({ signal }) => api.read(pastOrderCalls.get_invoice, { order_id: orderId }, signal),
  });

/** Notes for all devices of a customer that the question how an order was is put away (decision 074). */
export const questionPutAwayOptions = (api: Api) =>
  mutationOptions({ mutationFn: (orderId: string) => api.read(pastOrderCalls.show_invoice, { order_id: orderId }) });
