import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/database/schema/rate-limits.ts';
import { createLimits } from '#server/limits/limits.ts';
import { NOON, startTestServer, type TestServer } from '../test-server.ts';
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

describe.each(['pglite', 'postgres'] as const)('limits on %s', (kind) => {
  let server: TestServer;
  let now = NOON;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  const HOURLY = { count: 3, seconds: 3_600 };
  const processes = () => [1, 2].map(() => createLimits(server.open.database, () => now, 1));
  const written = async () => (await server.open.database.select().from(rateLimits)).find(({ key }) => key === 'k')?.count;

  test('hold over processes, and what they refuse is not written down', async () => {
    const [one, other] = processes();
    const answers = [await one?.take('k', HOURLY), await other?.take('k', HOURLY), await one?.take('k', HOURLY)];
    expect(answers).toEqual([null, null, null]);
    for (let turn = 0; turn < 5; turn += 1) expect(await one?.take('k', HOURLY)).toBe(3_600_000);
    expect(await written()).toBe(4);
    expect([one?.waitOf('k', HOURLY), other?.waitOf('k', HOURLY)]).toEqual([3_600_000, null]);
    now += 3_600_000;
    expect([one?.waitOf('k', HOURLY), await one?.take('k', HOURLY), await written()]).toEqual([null, null, 1]);
  });

  test('a call that is taken back was none', async () => {
    const [one] = processes();
    now += 3_600_000;
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await one?.take('k', HOURLY)).toBeNull();
      await one?.giveBack('k');
    }
    expect(await written()).toBe(0);
  });

  test('a window that a clock ahead has begun is over when the clock is right again', async () => {
    const [one, other] = processes();
    now += 6 * 3_600_000;
    for (let turn = 0; turn < 4; turn += 1) await one?.take('k', HOURLY);
    now -= 5 * 3_600_000;
    expect([one?.waitOf('k', HOURLY), await other?.take('k', HOURLY), await one?.take('k', HOURLY)]).toEqual([null, null, null]);
    expect(await written()).toBe(2);
  });
});
