import { createActor } from 'xstate';
import { toRunningOrdersView } from '#machines/running-orders/running-orders.view.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import { runningOrdersWith } from './running-orders-ports.ts';

/** Running orders with their ports filled, of whoever is signed in. */
export function runningOrdersFlow(api: Api, session: SessionFlow) {
  const user = () => session.seen().context.user;
  const machine = runningOrdersWith({ api, base: import.meta.env.VITE_API_URL as string, token: () => user()?.server_token ?? null });
  const flow = actorFlow(createActor(machine, { input: { jitter: Math.random() }, inspect }), toRunningOrdersView);
  flow.send({ type: 'customer.changed', customerId: user()?._id ?? null });
  return flow;
}
