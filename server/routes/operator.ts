import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { id } from '#contract/fields.ts';
import { OPERATOR, OPERATOR_ACTIONS, operatorChange, operatorProblemRequest, operatorRequest } from '#contract/operator.ts';
import type { Services } from '../call/services.ts';
import type { DemoClock } from '../call/demo-clock.ts';
import { imagesOfCart } from '../repositories/courier-images.ts';
import { waitingProblems } from '../repositories/order-problems.ts';
import { activeOrders } from '../repositories/orders.ts';
import { openStoresInPlace } from '../repositories/stores.ts';
import { operatedStore, operateStore } from '../services/catalogue/operate-store.ts';
import { actionsFor, operate, statusName } from '../services/orders/operate.ts';
import { answerWaitingProblem } from '../services/orders/report-problem.ts';
import { presentOperatorOrder, presentOperatorProblem } from '../services/present/operator-order.ts';
import type { LocalDoor } from '../http/local-door.ts';

/** Whether a page of the storefront's own asks, or nobody's: a browser says whose page it is. */
function isNoStrangersPage({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return (
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (headers.origin === undefined || headers.origin === `${protocol}://${host}`)
  );
}

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Orders moved on by hand (`/operator`, `npm run order`): for demonstrations, at this machine alone, never in production. */
export function serveOperator(
  app: FastifyInstance,
  services: Services,
  { door, clock }: { door: LocalDoor; clock: DemoClock | null | undefined },
): void {
  app.get(OPERATOR.list, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    const running = await activeOrders(services.database);
    const orders = running.map((row) =>
      presentOperatorOrder(row, { status: statusName(row.order.status), actions: actionsFor(row.order) }),
    );
    const waiting = await waitingProblems(services.database);
    const problems = await Promise.all(
      waiting.map(async (each) => presentOperatorProblem(each, await imagesOfCart(services.database, each.order.cartId))),
    );
    return reply.header('cache-control', 'no-store').send({ orders, problems, server_time: new Date(services.now()).toISOString() });
  });
  app.post(OPERATOR.move, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    void reply.header('cache-control', 'no-store');
    // A form of another site can send text, and no JSON without asking first.
    const read = v.safeParse(operatorRequest, isJson(request) ? request.body : null);
    if (!read.success)
      return reply.code(400).send({ refused: `say the order's number and one of ${OPERATOR_ACTIONS.join(', ')}, a reason by its name` });
    const { number, action, reason } = read.output;
    const done = await operate(services, number, action, reason);
    return reply.send('refused' in done ? done : { status: statusName(done.status), order_status: done.status });
  });
  app.post(OPERATOR.answer, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    void reply.header('cache-control', 'no-store');
    const read = v.safeParse(operatorProblemRequest, isJson(request) ? request.body : null);
    if (!read.success) return reply.code(400).send({ refused: 'say the order’s number and whether its money goes back' });
    const { number, accepts, answer } = read.output;
    return reply.send(await answerWaitingProblem(services, number, { accepts, answer }));
  });
  app.get(OPERATOR.stores, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    const places = await openStoresInPlace(services.database);
    const stores = places.map(({ store: { id, name } }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
    return reply.header('cache-control', 'no-store').send({ stores });
  });
  app.get<{ Querystring: { id?: unknown } }>(OPERATOR.store, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    const read = v.safeParse(id, request.query.id);
    const store = read.success ? await operatedStore({ ...services, clock: clock ?? null }, read.output) : null;
    return store ? reply.header('cache-control', 'no-store').send(store) : reply.callNotFound();
  });
  app.post(OPERATOR.change, async (request, reply) => {
    if (!door.opensHere(request, reply) || !isNoStrangersPage(request)) return reply.callNotFound();
    void reply.header('cache-control', 'no-store');
    const read = v.safeParse(operatorChange, isJson(request) ? request.body : null);
    if (!read.success) return reply.code(400).send({ refused: 'say the store’s id and what changes' });
    const refused = await operateStore({ ...services, clock: clock ?? null }, read.output);
    return reply.send(refused === null ? { done: true } : { refused });
  });
}
