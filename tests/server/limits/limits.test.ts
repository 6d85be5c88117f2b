import { describe, expect, test } from 'vitest';
import { rateLimits } from '#server/database/schema/rate-limits.ts';
import { createCounts } from '#server/limits/counts.ts';
import { createLimits } from '#server/limits/limits.ts';
import { endpoints } from '#contract/endpoints.ts';
import { countedServer } from '../counted-server.ts';
import { newCustomer } from '../customer.ts';
import { describeServer, NOON } from '../test-server.ts';
import { countedAddress, countedNetwork } from '#server/limits/counted-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s counts as %s, in the network %s', (address, counted, network) => {
  expect(countedAddress(address)).toBe(counted);
  expect(countedNetwork(address)).toBe(network);
});

describeServer('limits', (server) => {
  let now = NOON;
  const HOURLY = { count: 3, seconds: 3_600 };
  const limitsHere = () => createLimits(server.open.database, () => now, 1);
  const processes = () => [limitsHere(), limitsHere()] as const;
  const writtenOf = async (named: string) => (await server.open.database.select().from(rateLimits)).find(({ key }) => key === named)?.count;
  const written = () => writtenOf('k');

  test('hold over processes, and what they refuse is not written down', async () => {
    const [one, other] = processes();
    const answers = [await one.take('k', HOURLY), await other.take('k', HOURLY), await one.take('k', HOURLY)];
    expect(answers).toEqual([null, null, null]);
    for (let turn = 0; turn < 5; turn += 1) expect(await one.take('k', HOURLY)).toBe(3_600_000);
    expect(await written()).toBe(4);
    expect([one.waitOf('k', HOURLY), other.waitOf('k', HOURLY)]).toEqual([3_600_000, null]);
    now += 3_600_000;
    expect([one.waitOf('k', HOURLY), await one.take('k', HOURLY), await written()]).toEqual([null, null, 1]);
  });

  test('a call that is taken back was none', async () => {
    const [one] = processes();
    now += 3_600_000;
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await one.take('k', HOURLY)).toBeNull();
      await one.giveBack('k');
    }
    expect(await written()).toBe(0);
  });

  test('a window that a clock ahead has begun is over when the clock is right again', async () => {
    const [one, other] = processes();
    now += 6 * 3_600_000;
    for (let turn = 0; turn < 4; turn += 1) await one.take('k', HOURLY);
    now -= 5 * 3_600_000;
    expect([one.waitOf('k', HOURLY), await other.take('k', HOURLY), await one.take('k', HOURLY)]).toEqual([null, null, null]);
    expect(await written()).toBe(2);
  });

  const MANY = { count: 100, seconds: 600 };
  const admittedOf = (answers: readonly (number | null | undefined)[]) => answers.filter((answer) => answer === null).length;

  test('who stays below a tenth of a limit is written down nowhere', async () => {
    const [one] = processes();
    now += 3_600_000;
    for (let turn = 0; turn < 9; turn += 1) expect(await one.take('few', MANY)).toBeNull();
    expect(await writtenOf('few')).toBeUndefined();
    await one.take('few', MANY);
    expect(await writtenOf('few')).toBe(10);
  });

  test('one process lets exactly so many pass, however many come at once', async () => {
    const [one] = processes();
    now += 3_600_000;
    const answers = await Promise.all(Array.from({ length: 250 }, () => one.take('one', MANY)));
    expect(admittedOf(answers)).toBe(100);
    expect(await one.take('one', MANY)).toBe(600_000);
    now += 600_000;
    expect(await one.take('one', MANY)).toBeNull();
  });

  test.each([
    ['one after the other', false],
    ['at once', true],
  ])('two processes let no more pass than a tenth of the limit each that the other does not know of: %s', async (how, isAtOnce) => {
    const both = processes();
    now += 3_600_000;
    const answers: (number | null | undefined)[] = [];
    const takes = Array.from({ length: 400 }, (_, turn) => () => (turn % 2 ? both[0] : both[1]).take(`two ${how}`, MANY));
    if (isAtOnce) answers.push(...(await Promise.all(takes.map((take) => take()))));
    else for (const take of takes) answers.push(await take());
    expect(admittedOf(answers)).toBeGreaterThanOrEqual(100);
    expect(admittedOf(answers)).toBeLessThanOrEqual(100 + 2 * 9);
  });

  test('what could be guessed is tried so often over all processes and no oftener, however many try at once', async () => {
    const both = processes();
    now += 3_600_000;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => (turn % 2 ? both[0] : both[1]).take('exact', { ...MANY, exact: true })),
    );
    expect(admittedOf(answers)).toBe(100);
  });
});

describe('counts in memory', () => {
  test('are kept where the database could not be told, and told together', async () => {
    const told: number[] = [];
    let isDown = true;
    const counts = createCounts(
      async ({ calls, windowEndsAt }) => {
        if (isDown) throw new Error('down');
        told.push(calls);
        return { count: told.reduce((all, some) => all + some, 0), windowEndsAt };
      },
      () => NOON,
    );
    const count = () => counts.count('k', { most: 100, milliseconds: 1_000, step: 10 });
    for (let turn = 0; turn < 9; turn += 1) await count();
    await expect(count()).rejects.toThrow('down');
    isDown = false;
    expect(await count()).toEqual({ number: 10, windowEndsAt: NOON + 1_000 });
    expect(told).toEqual([10]);
    for (let turn = 0; turn < 9; turn += 1) await count();
    // Those that come while the database is asked wait, and each is told its own number.
    expect((await Promise.all([count(), count(), count()])).map(({ number }) => number)).toEqual([20, 21, 22]);
    expect(told).toEqual([10, 10, 2]);
  });
});

test('a call far below its limit counts nowhere but in memory, and one that is refused asks the database nothing', async () => {
  const { server, queriesOf } = await countedServer({ rateLimitFactor: 1 });
  const ask = (remoteAddress = '192.0.2.1') =>
    server.app.inject({
      method: 'POST',
      url: endpoints.get_order_cart_invoice.path,
      remoteAddress,
      payload: { cart_unique_token: 'a-guest-who-asks-too-often' },
    });
  const counted = async () => (await server.open.database.select().from(rateLimits)).map(({ count }) => count);
  await ask();
  const queries = await queriesOf(() => ask());
  for (let turn = 2; turn < 23; turn += 1) await ask();
  expect(await counted()).toEqual([]);
  // A guest has 240 in a minute, of which the database is told every 24; their address has ten times as many.
  for (let turn = 23; turn < 240; turn += 1) expect((await ask()).statusCode).toBe(200);
  expect(await counted()).toEqual([240, 240]);
  expect((await ask()).statusCode).toBe(429);
  expect(queries).toBeGreaterThan(0);
  expect(await queriesOf(async () => expect((await ask('192.0.2.9')).statusCode).toBe(429))).toBe(0);
  server.setNow(NOON + 60_000);
  expect((await ask()).statusCode).toBe(200);

  // Nor is a customer looked up whose limit is passed.
  const who = { ...(await newCustomer(server)), order_payment_id: 'f'.repeat(24) };
  const giveUp = async () => (await server.post(endpoints.give_up_payment.path, who)).status;
  for (let turn = 0; turn < 30; turn += 1) expect(await giveUp()).toBe(200);
  expect(await giveUp()).toBe(429);
  expect(await queriesOf(async () => expect(await giveUp()).toBe(429))).toBe(0);
  await server.close();
});
