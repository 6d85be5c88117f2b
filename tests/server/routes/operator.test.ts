import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { OPERATOR, operatorOrders } from '#contract/operator.ts';
import { orders } from '#server/database/schema/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditLedger } from '../audit-ledger.ts';
import { orderByCard } from '../card-shopper.ts';
import { newCustomer } from '../customer.ts';
import { DROP_OFF, orderParcel } from '../parcel.ts';
import { testServer } from '../test-server.ts';
import { orderTold } from '../orders.ts';

const WALLET = 250;

const server = testServer('postgres', { operator: true });
afterAll(async () => {
  while ((await runErrands(server.services)) > 0);
  expect(await auditLedger(server.open.database, { quiet: true })).toEqual([]);
});

async function order() {
  const shopper = await orderByCard(server, { wallet: WALLET });
  const detail = () => orderTold(server, shopper.who, shopper.order_id);
  return { shopper, detail, number: (await detail()).unique_id };
}
const pastOrders = async (who: { user_id: string; server_token: string }) =>
  (await server.expectSuccess(endpoints.order_history, who)).order_list;
const operate = async (number: number, action: string, reason?: string) =>
  (await server.post(OPERATOR.move, { number, action, reason })).json;

test('an order is accepted and moved on step by step until it is completed, and no further', async () => {
  const { detail, number } = await order();
  const listed = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
  expect(listed.orders.find((order) => order.number === number)).toMatchObject({
    number,
    status: 'waitingForStore',
    stage: 'waiting',
    actions: ['accept', 'move', 'reject', 'cancel', 'no-courier'],
  });
  expect(await operate(number, 'accept')).toEqual({ status: 'storeAccepted', order_status: ORDER_STATUS.storeAccepted });
  expect(await operate(number, 'accept')).toEqual({ refused: 'the store has answered already' });
  const seen: unknown[] = [];
  for (let step = 0; step < 11; step += 1) seen.push((await operate(number, 'move')).status);
  expect([seen[0], seen.at(-1)]).toEqual(['preparing', 'completed']);
  expect((await detail()).order_status).toBe(ORDER_STATUS.completed);
  expect(await operate(number, 'move')).toEqual({ refused: 'it has ended' });
});

test('an order is listed as its kitchen reads it: dishes, options and wishes, the door, for whom, and what paid', async () => {
  const { number } = await order();
  const listed = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
  const slip = listed.orders.find((order) => order.number === number);
  const { order: told } =
    (await server.open.database.select({ order: orders.order }).from(orders).where(eq(orders.uniqueId, number)))[0] ?? {};
  const [line] = told?.orderDetails.flatMap(({ items }) => items) ?? [];
  expect(slip?.lines[0]).toEqual({
    name: line?.item_name,
    quantity: line?.quantity,
    options: line?.specifications.flatMap(({ list }) => list.map(({ name }) => name)),
    note: line?.note_for_item,
    if_missing: 'call',
  });
  expect(slip).toMatchObject({
    from: null,
    to: { address: told?.destination?.address, floor: told?.destination?.floor, entry_code: told?.destination?.entry_code },
    contact: { name: told?.contactName, phone: told?.contactPhone },
    note: told?.deliveryNote,
    wanted_until: null,
  });
  expect(slip?.paid.map(({ part }) => part)).toEqual(['wallet', 'card']);
});

test('what a parcel’s note and its door both say is said once', async () => {
  const who = await newCustomer(server);
  const { number } = await orderParcel(server, who, { destination_addresses: [{ ...DROP_OFF, note: 'Ring twice' }] });
  const { orders: listed } = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
  const slip = listed.find((one) => one.number === number);
  expect(slip).toMatchObject({ note: 'Ring twice', to: { address: DROP_OFF.address, note: '' } });
  const other = await orderParcel(server, who, { destination_addresses: [{ ...DROP_OFF, note: 'Third floor' }] });
  const { orders: both } = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
  expect(both.find((one) => one.number === other.number)).toMatchObject({ note: 'Ring twice', to: { note: 'Third floor' } });
});

test.each([
  ['reject', ORDER_STATUS.storeRejected],
  ['cancel', ORDER_STATUS.storeCancelled],
  ['no-courier', ORDER_STATUS.noCourierFound],
])('%s ends an order, and its money goes back', async (action, status) => {
  const { shopper, detail, number } = await order();
  expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(0);
  expect(await operate(number, action)).toHaveProperty('status');
  expect((await detail()).order_status).toBe(status);
  expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(WALLET);
});

test.each([
  ['cancel-request', ['accept'], ORDER_STATUS.storeCancelRequested],
  ['courier-rejects', ['accept', 'prepare', 'ready'], ORDER_STATUS.courierRejected],
  ['courier-cancels', ['accept', 'prepare', 'ready', 'assign'], ORDER_STATUS.courierCancelled],
])('%s ends an order once it has come so far, and its money goes back', async (action, before, status) => {
  const { shopper, detail, number } = await order();
  expect(await operate(number, action)).toHaveProperty('refused');
  for (const step of before) await operate(number, step);
  expect(await operate(number, action)).toHaveProperty('status');
  expect((await detail()).order_status).toBe(status);
  expect(await walletBalance(server.open.database, shopper.who.user_id)).toBe(WALLET);
});

test('an order that is rejected tells its customer why, and another one has no reason', async () => {
  const { shopper, detail, number } = await order();
  const listed = async () =>
    v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json()).orders.find((one) => one.number === number);
  expect((await listed())?.reject_reasons).toEqual(['too_busy', 'closing', 'sold_out', 'out_of_reach', 'other']);
  expect(await operate(number, 'cancel', 'closing')).toEqual({ refused: 'it can not be rejected for that' });
  expect(await operate(number, 'reject', 'bored')).toEqual({ refused: expect.stringContaining('a reason by its name') });
  expect(await detail()).not.toHaveProperty('reject_reason');
  expect(await operate(number, 'reject', 'sold_out')).toHaveProperty('status', 'storeRejected');
  expect((await detail()).reject_reason).toBe('sold_out');
  expect((await pastOrders(shopper.who))[0]).toMatchObject({ unique_id: number, reject_reason: 'sold_out' });
  const unsaid = await order();
  await operate(unsaid.number, 'reject');
  expect(await unsaid.detail()).not.toHaveProperty('reject_reason');
  expect((await pastOrders(unsaid.shopper.who))[0]).not.toHaveProperty('reject_reason');
});

test('an order that is collected is not rejected because of an address', async () => {
  const { number, detail } = await order();
  await server.open.database
    .update(orders)
    .set({ order: sql`jsonb_set(${orders.order}, '{isPickup}', 'true')` })
    .where(eq(orders.uniqueId, number));
  expect(await operate(number, 'reject', 'out_of_reach')).toEqual({ refused: 'it can not be rejected for that' });
  expect(await operate(number, 'reject', 'closing')).toHaveProperty('status');
  expect((await detail()).reject_reason).toBe('closing');
});

test('what is no order or no action is refused in words', async () => {
  expect(await operate(999_999, 'accept')).toEqual({ refused: 'there is no such order' });
  expect(await operate(1, 'fly')).toEqual({ refused: expect.stringContaining('accept, prepare, ready') });
});

test('each action has its statuses, and no others', async () => {
  const { number, detail } = await order();
  const refused: [string, string][] = [
    ['prepare', 'the store has to have accepted it just now'],
    ['ready', 'it is not in the kitchen'],
    ['assign', 'it does not wait for a courier'],
    ['complete', 'it is not at the door'],
  ];
  for (const [action, why] of refused) expect(await operate(number, action)).toEqual({ refused: why });
  await operate(number, 'accept');
  expect(await operate(number, 'prepare')).toMatchObject({ status: 'preparing' });
  expect(await operate(number, 'reject')).toEqual({ refused: 'the store has answered already' });
  expect(await operate(number, 'ready')).toMatchObject({ status: 'ready' });
  expect(await operate(number, 'assign')).toMatchObject({ status: 'courierAccepted' });
  expect((await detail()).provider_detail?.first_name).toBeTruthy();
  expect(await operate(number, 'no-courier')).toEqual({ refused: 'a courier has accepted it' });
  for (let step = 0; step < 5; step += 1) await operate(number, 'move');
  expect((await detail()).order_status).toBe(ORDER_STATUS.arrivedAtDestination);
  expect(await operate(number, 'complete')).toMatchObject({ status: 'completed' });
});

test('a page of another site moves nothing, whatever it sends', async () => {
  const { number, detail } = await order();
  const payload = JSON.stringify({ number, action: 'cancel' });
  const sent = async (headers: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url: OPERATOR.move, payload, headers: { host: 'localhost:5173', ...headers } })).statusCode;
  expect(await sent({ 'content-type': 'text/plain' })).toBe(400);
  expect(await sent({ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' })).toBe(404);
  expect(await sent({ 'content-type': 'application/json', origin: 'https://evil.example' })).toBe(404);
  expect(await sent({ 'content-type': 'application/json', origin: 'null' })).toBe(404);
  expect((await detail()).order_status).toBe(ORDER_STATUS.waitingForStore);
  expect(await sent({ 'content-type': 'application/json', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect((await detail()).order_status).toBe(ORDER_STATUS.storeCancelled);
});

const said = (args: string[], port: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/order/main.ts', ...args], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
};

test('the command line says in one sentence what was not done, by its exit code too', () => {
  expect(said(['accept', '7'], '9')).toEqual([3, 'Not done: no server answers at http://127.0.0.1:9.\n']);
  expect(said(['fly', '7'], '9')).toEqual([2, expect.stringContaining('Say: npm run order -- list, or one of accept, prepare')]);
});

test('the command line lists and moves the orders of the server that runs', async () => {
  const { number, detail } = await order();
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  const asked = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/order/main.ts', ...args], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    });
    const words = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'close')) as [number];
    return [code, (await words).join('')];
  };
  const wanted = Date.parse('2026-03-06T17:00:00Z');
  await server.open.database
    .update(orders)
    .set({ order: sql`jsonb_set(${orders.order}, '{startAt}', ${String(wanted)}::jsonb)` })
    .where(eq(orders.uniqueId, number));
  expect(await asked('list')).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${number}  waitingForStore .* Fri 6 Mar 2026, 18:00 .* accept move reject`, 'm')),
  ]);
  expect(await asked('reject', String(number), 'too_busy')).toEqual([0, `Order ${number}: storeRejected.\n`]);
  expect((await detail()).reject_reason).toBe('too_busy');
  expect(await asked('accept', String(number))).toEqual([1, expect.stringMatching(/^Not done: [a-z ]+\.\n$/)]);
});
