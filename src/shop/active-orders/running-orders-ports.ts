import { alwaysAnswered } from '../always-answered.ts';
import { fromCallback, type AnyEventObject } from 'xstate';
import { runningOrderCalls } from '#contract/calls/running-orders.ts';
import { ok } from '#contract/result.ts';
import { runningOrdersMachine } from '#machines/running-orders/running-orders.machine.ts';
import type { Api } from '#src/api/api.ts';
import { hearPage } from '#src/browser/hear-page.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { tellTime } from '#src/browser/tell-time.ts';
import { streamPort } from './stream-port.ts';
import { tabsPort } from './tabs-port.ts';

/** What is shown of minutes is at most so old, milliseconds. */
const TICK = 10_000;

type Surroundings = { readonly api: Api; readonly base: string; readonly token: () => string | null };

/** Running orders with every port filled. */
export function runningOrdersWith({ api, base, token }: Surroundings): typeof runningOrdersMachine {
  // Pages that show no order hear no time but this.
  const clock = createServerClock();
  return runningOrdersMachine.provide({
    actors: {
      askOrders: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(runningOrderCalls.get_orders, {}, { signal });
        if (!answered.ok) return answered;
        const { order_list: orders, server_time } = answered.value;
        const toldAt = server_time === undefined ? null : Date.parse(server_time);
        if (toldAt !== null) clock.tell({ now: toldAt, timezone: orders[0]?.timezone ?? '' });
        return ok({ orders, toldAt });
      }),
      surroundings: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
        const stopTime = tellTime(clock, (now) => sendBack({ type: 'time.told', now }), TICK);
        const stop = hearPage(sendBack);
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
