import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { runningOrders } from '../repositories/orders.ts';
import { operate, OPERATOR_ACTIONS, statusName } from '../services/orders/operate.ts';
import type { Services } from '../call/services.ts';
import { isAskedHere } from './asked-here.ts';

const asked = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  action: v.picklist(OPERATOR_ACTIONS),
});

/** Orders moved on by hand (`npm run operator`): for demonstrations, at this machine alone, never in production. */
export function serveOperator(app: FastifyInstance, services: Services): void {
  app.get('/operator', async (request, reply) => {
    if (!isAskedHere(request)) return reply.code(404).send();
    const orders = await runningOrders(services.database);
    return reply
      .header('cache-control', 'no-store')
      .send({ orders: orders.map(({ uniqueId, status }) => ({ number: uniqueId, status: statusName(status) })) });
  });
  app.post('/operator', async (request, reply) => {
    if (!isAskedHere(request)) return reply.code(404).send();
    const read = v.safeParse(asked, request.body);
    void reply.header('cache-control', 'no-store');
    if (!read.success) return reply.code(400).send({ refused: `say the order's number and one of ${OPERATOR_ACTIONS.join(', ')}` });
    const done = await operate(services, read.output.number, read.output.action);
    return reply.send('refused' in done ? done : { status: statusName(done.status) });
  });
}
