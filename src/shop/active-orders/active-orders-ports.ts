import { alwaysAnswered } from '../always-answered.ts';
import { fromCallback, type AnyEventObject } from 'xstate';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { ok } from '#contract/result.ts';
import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import type { Api } from '#src/api/api.ts';
import { openFor } from '#src/api/page-settings.ts';
import { subscribeToPage } from '#src/browser/subscribe-to-page.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { subscribeToTime } from '#src/browser/subscribe-to-time.ts';
import { streamPort } from './stream-port.ts';
import { tabsPort } from './tabs-port.ts';

/** What is shown of minutes is at most so old, milliseconds. */
const TICK = 10_000;

type Deps = { readonly api: Api; readonly base: string; readonly token: () => string | null };

export function activeOrdersWith({ api, base, token }: Deps): typeof activeOrdersMachine {
  // Pages that show no order hear no time but this.
  const clock = createServerClock(openFor);
  return activeOrdersMachine.provide({
    actors: {
      askOrders: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(activeOrderCalls.get_orders, {}, { signal });
        if (!answered.ok) return answered;
        const { order_list: orders, server_time } = answered.value;
        const serverTime = server_time === undefined ? null : Date.parse(server_time);
        if (serverTime !== null) clock.set({ now: serverTime, timezone: orders[0]?.timezone ?? '' });
        return ok({ orders, serverTime });
      }),
      environment: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
        const stopTime = subscribeToTime(clock, (now) => sendBack({ type: 'time.updated', now }), TICK);
        const stop = subscribeToPage(sendBack);
        return () => {
          stopTime();
          stop();
        };
      }),
      tabs: tabsPort,
      stream: streamPort(base, token),
    },
  });
}
