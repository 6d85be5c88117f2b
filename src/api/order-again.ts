import { queryOptions } from '@tanstack/react-query';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import { ordersToRepeat } from '#domain/orders/order-again.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const ordersToRepeatOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'orders to repeat', api.language()),
    queryFn: ({ signal }) => api.read(pastOrderCalls.order_history, { start_date: '', end_date: '' }, signal),
    select: ({ order_list: history }) => ordersToRepeat(history),
    staleTime: 30_000,
  });
