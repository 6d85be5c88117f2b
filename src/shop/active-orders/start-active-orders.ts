import { createActor } from 'xstate';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import type { Api } from '#src/api/api.ts';
import { apiUrl } from '#src/api/page-settings.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import { activeOrdersWith } from './active-orders-ports.ts';

export function activeOrdersFlow(api: Api, session: SessionFlow) {
  const user = () => session.getSnapshot().context.user;
  const machine = activeOrdersWith({ api, base: apiUrl(), token: () => user()?.server_token ?? null });
  const flow = actorFlow(createActor(machine, { input: { jitter: Math.random() }, inspect }), toActiveOrdersView);
  flow.send({ type: 'customer.changed', customerId: user()?._id ?? null });
  return flow;
}
