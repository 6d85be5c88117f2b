import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/enumerations.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditLedger } from '../audit-ledger.ts';
import { cardShopper, confirmCard, createOrder, payByCard } from '../card-shopper.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const WALLET = 250;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { operator: true });
});
afterAll(async () => {
  while ((await runErrands(server.services)) > 0);
  expect(await auditLedger(server.open.database, { quiet: true })).toEqual([]);
  await server.close();
});

/** Somebody's order, paid by card and wallet. */
async function order() {
  const shopper = await cardShopper(server, { card: 'accepted', wallet: WALLET });
  await confirmCard(server, await payByCard(server, shopper));
  const { json } = await createOrder(server, shopper);
  const detail = async () =>
    (await server.expectSuccess(endpoints.get_order_detail, { ...shopper.who, order_id: json.order_id as string })).order;
  return { shopper, detail, number: (await detail()).unique_id };
}
const operate = async (number: number, action: string) => (await server.post('/operator', { number, action })).json;

test('an order is accepted and moved on step by step until it is completed, and no further', async () => {
  const { detail, number } = await order();
  expect((await server.app.inject('/operator')).json<{ orders: object[] }>().orders).toContainEqual({ number, status: 'waitingForStore' });
  expect(await operate(number, 'accept')).toEqual({ status: 'storeAccepted' });
  expect(await operate(number, 'accept')).toEqual({ refused: 'the store has answered already' });
  const seen: unknown[] = [];
  for (let step = 0; step < 11; step += 1) seen.push((await operate(number, 'advance')).status);
  expect([seen[0], seen.at(-1)]).toEqual(['preparing', 'completed']);
  expect((await detail()).order_status).toBe(ORDER_STATUS.completed);
  expect(await operate(number, 'advance')).toEqual({ refused: 'it has ended' });
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

test('what is no order or no action is refused in words, and nobody from elsewhere is answered', async () => {
  expect(await operate(999_999, 'accept')).toEqual({ refused: 'there is no such order' });
  expect(await operate(1, 'fly')).toEqual({ refused: expect.stringContaining('accept, advance, reject') });
  for (const request of [
    { headers: { host: 'shop.example' } },
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
    { remoteAddress: '203.0.113.9' },
  ]) {
    expect((await server.app.inject({ url: '/operator', ...request })).statusCode).toBe(404);
    expect(
      (await server.app.inject({ method: 'POST', url: '/operator', payload: { number: 1, action: 'accept' }, ...request })).statusCode,
    ).toBe(404);
  }
});

test('the command line says in one sentence what was done, or why not', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/operator/main.ts', 'accept', '7'], {
    env: { ...process.env, PORT: '9' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'Not done: no server answers at http://127.0.0.1:9/operator.\n']);
});
