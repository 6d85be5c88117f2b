import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { fromCallback, type AnyEventObject } from 'xstate';
import type { AnswerOf } from '#contract/endpoint.ts';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import { rideMachine } from '#machines/ride/ride.machine.ts';
import { trackingMachine } from '#machines/tracking/tracking.machine.ts';
import type { Api } from '#src/api/api.ts';
import type { ServerClock } from '#src/browser/server-clock.ts';
import { subscribeToPage } from '#src/browser/subscribe-to-page.ts';
import { subscribeToTime } from '#src/browser/subscribe-to-time.ts';
import { subscribeToNews } from '#src/shop/active-orders/subscribe-to-news.ts';
import type { ActiveOrdersFlow } from '#src/shop/active-orders/active-orders-flow.ts';

/** What is shown of times is at most so old, milliseconds. */
const TICK = 5_000;

const instant = (iso: string | undefined): number | null => (iso === undefined ? null : Date.parse(iso));

const rideWith = (api: Api): typeof rideMachine =>
  rideMachine.provide({
    actors: {
      askPosition: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          activeOrderCalls.get_provider_location,
          { order_id: input.orderId, provider_id: input.providerId },
          { signal },
        );
        if (!answered.ok) return answered;
        const { provider_location: location, located_at, bearing = null, metres_left = null, minutes_left = null } = answered.value;
        return ok({ location, locatedAt: instant(located_at), bearing, metresLeft: metres_left, minutesLeft: minutes_left });
      }),
      askRoute: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(activeOrderCalls.get_order_route, { order_id: input.orderId }, { signal });
        return answered.ok ? ok(answered.value.route) : answered;
      }),
    },
  });

type DetailAnswer = AnswerOf<typeof activeOrderCalls.get_order_detail>;
type PageOfOrder = {
  readonly first: (orderId: string, signal: AbortSignal) => Promise<Result<DetailAnswer, Failure>>;
  readonly keep: (answer: DetailAnswer) => void;
};

export const trackingWith = (
  api: Api,
  clock: ServerClock,
  activeOrders: Pick<ActiveOrdersFlow, 'getSnapshot' | 'subscribe'>,
  { first, keep }: PageOfOrder = {
    first: (orderId, signal) => api.call(activeOrderCalls.get_order_detail, { order_id: orderId }, { signal }),
    keep: () => undefined,
  },
): typeof trackingMachine =>
  trackingMachine.provide({
    actors: {
      askOrder: alwaysAnswered(async ({ input, signal }) => {
        const answered = input.isKnown
          ? await api.call(activeOrderCalls.get_order_detail, { order_id: input.orderId }, { signal })
          : await first(input.orderId, signal);
        if (!answered.ok) return answered;
        if (input.isKnown) keep(answered.value);
        const { order, server_time, is_confirmation_code_required_at_complete_delivery: isCodeAsked } = answered.value;
        return ok({ order, isCodeAsked, serverTime: instant(server_time) });
      }),
      environment: fromCallback<AnyEventObject, { orderId: string }>(({ sendBack }) => {
        const stops = [
          subscribeToTime(clock, (now) => sendBack({ type: 'time.updated', now }), TICK),
          subscribeToPage(sendBack),
          subscribeToNews(activeOrders, sendBack),
        ];
        return () => stops.forEach((stop) => stop());
      }),
      ride: rideWith(api),
    },
  });
