import { alwaysAnswered } from '#src/shop/always-answered.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, type AnyEventObject } from 'xstate';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import type { CancellationEvent } from '#machines/cancellation/cancellation.setup.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { askOrdersAnew } from '#src/api/orders.ts';
import { subscribeToPage } from '#src/browser/subscribe-to-page.ts';
import { subscribeToNews } from '#src/shop/active-orders/subscribe-to-news.ts';
import type { ActiveOrdersFlow } from '#src/shop/active-orders/active-orders-flow.ts';

export function cancellationWith(api: Api, queryClient: QueryClient, activeOrders: ActiveOrdersFlow): typeof cancellationMachine {
  const askAnew = () => {
    askOrdersAnew(queryClient);
    activeOrders.send({ type: 'orders.wanted' });
  };
  return cancellationMachine.provide({
    actors: {
      cancel: alwaysAnswered(async ({ input: { orderId, orderStatus, charge, reason }, signal }) => {
        const answered = await api.call(
          activeOrderCalls.user_cancel_order,
          { order_id: orderId, order_status: orderStatus, cancel_reason: reason, cancel_charge: charge },
          { signal },
        );
        askAnew();
        return answered.ok ? ok(null) : answered;
      }),
      askOrder: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(activeOrderCalls.get_order_detail, { order_id: input.orderId }, { signal });
        if (!answered.ok) return answered;
        askAnew();
        return ok(cancellableOf(answered.value.order));
      }),
      environment: fromCallback<AnyEventObject, { orderId: string }>(({ input: { orderId }, sendBack }) => {
        const send = (event: CancellationEvent) => sendBack(event);
        const stopNews = subscribeToNews(activeOrders, (news) => {
          if (news.type === 'news.updated' && news.news.order_id === orderId) send({ type: 'order.updated', reading: news.news });
        });
        // Where no news come by themselves the running orders are asked for on every page: nothing more is asked here.
        let before = activeOrders.getSnapshot()?.currentOrders;
        const stopList = activeOrders.subscribe(() => {
          const now = activeOrders.getSnapshot()?.currentOrders;
          const reading = now === before ? undefined : now?.find(({ _id }) => _id === orderId);
          before = now;
          if (reading) send({ type: 'order.updated', reading });
        });
        const stopPage = subscribeToPage((news) => {
          if (news.type === 'network.back') send(news);
        });
        return () => {
          stopNews();
          stopList();
          stopPage();
        };
      }),
    },
  });
}
