import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { countUnfinished } from '#server/repositories/unfinished.ts';
import { cardShopper, confirmCard, payByCard } from '../card-shopper.ts';
import { describeServer, NOON, startTestServer, testServer, type TestServer, quietApp } from '../test-server.ts';

const TOKEN = 'a-token-for-the-scraper';

/** What a text measures, by name and labels. @throws when a line is none of OpenMetrics */
function valuesOf(text: string): Map<string, number> {
  const lines = text.split('\n');
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  return new Map(
    lines
      .slice(0, -2)
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [, name, value] = /^([a-z_][a-z0-9_]*(?:\{[^}]*\})?) (\S+)$/i.exec(line) ?? [];
        if (name === undefined) throw new Error(`no measure: ${line}`);
        return [name, Number(value)];
      }),
  );
}

describeServer('the metrics', (server) => {
  let app: TestServer['app'];
  let metrics: Metrics;
  let isReached = true;
  beforeAll(async () => {
    const { open, services } = server;
    metrics = createMetrics({
      now: services.now,
      connections: open.connections ?? null,
      unfinished: () => (isReached ? countUnfinished(open.database) : Promise.reject(new Error('gone'))),
    });
    app = await quietApp(services, {
      metrics: { metrics, token: TOKEN, isProduction: true },
    });
  });
  afterAll(async () => {
    await app.close();
  });
  const read = async () => {
    const answered = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect([answered.statusCode, answered.headers['content-type']]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    ]);
    return valuesOf(answered.body);
  };

  test('count calls by the template of their path and by what came of them', async () => {
    const call = (path: string, payload: object) => app.inject({ method: 'POST', url: path, payload });
    await call(endpoints.get_setting_detail.path, {});
    await call(endpoints.get_detail.path, { user_id: 'f'.repeat(24), server_token: 'nobody' });
    await call(endpoints.login.path, {});
    await app.inject('/api/somebody/secret-4711');
    await app.inject('/assets/built-4711.js');
    await app.inject('/pages/of/somebody-4711?token=secret-4711');
    const values = await read();
    expect(values.get(`storefront_calls_total{path="${endpoints.get_setting_detail.path}",outcome="done"}`)).toBe(1);
    expect(values.get(`storefront_calls_total{path="${endpoints.get_detail.path}",outcome="refused"}`)).toBe(1);
    expect(values.get(`storefront_calls_total{path="${endpoints.login.path}",outcome="faulty"}`)).toBe(1);
    expect(values.get(`storefront_call_seconds_count{path="${endpoints.login.path}"}`)).toBe(1);
    expect([...values.keys()].filter((name) => name.includes('4711'))).toEqual([]);
    expect(values.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
    // Its value is not a number until the loop was looked at once.
    expect(values.has('nodejs_eventloop_lag_mean_seconds')).toBe(true);
  });

  test('tell what is under way, what it holds and how long it stands', async () => {
    const before = await read();
    const shopper = await cardShopper(server, { card: 'challenge', wallet: 300 });
    const paid = await payByCard(server, shopper);
    await server.post(endpoints.forgot_password.path, { email: 'nobody@example.org' });
    server.setNow(NOON + 90_000);
    const held = await read();
    const grown = (name: string) => (held.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
    expect(grown('storefront_payments{state="held"}')).toBe(1);
    expect(grown('storefront_holds{kind="wallet"}')).toBe(1);
    expect(grown('storefront_mails{state="asked"}')).toBe(1);
    expect([
      grown('storefront_holds{kind="promo"}'),
      grown('storefront_holds{kind="slot"}'),
      grown('storefront_payments{state="paid"}'),
      grown('storefront_errands{state="refused"}'),
    ]).toEqual([0, 0, 0, 0]);
    expect(held.get('storefront_payment_oldest_seconds')).toBe(90);
    expect(held.get('storefront_database_up')).toBe(1);
    expect(paid.json.success).toBe(true);
    await confirmCard(server, paid);
  });

  test('tell how long ago the server’s own work was last done whole', async () => {
    server.setNow(NOON);
    metrics.expectWork('sweep_payments');
    metrics.expectWork('mails');
    server.setNow(NOON + 30_000);
    metrics.worked('mails');
    server.setNow(NOON + 40_000);
    const values = await read();
    expect([
      values.get('storefront_work_age_seconds{work="sweep_payments"}'),
      values.get('storefront_work_age_seconds{work="mails"}'),
    ]).toEqual([40, 10]);
  });

  test('hold all the rest while the database does not answer, and no old number of it', async () => {
    await read();
    isReached = false;
    const values = await read();
    isReached = true;
    expect(values.get('storefront_database_up')).toBe(0);
    expect(values.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect([...values.keys()].filter((name) => /^storefront_(payment|holds|errands|top_ups|mails)/.test(name))).toEqual([]);
    expect((await read()).get('storefront_payments{state="held"}')).toBeGreaterThanOrEqual(0);
  });
});

function latch() {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test('the metrics tell how many connections to PostgreSQL are in use, and who waits for one', async () => {
  const server = await startTestServer('postgres');
  const metrics = createMetrics({
    now: server.services.now,
    connections: server.open.connections ?? null,
    unfinished: () => Promise.reject(new Error('not asked')),
  });
  const busy = async () => {
    const values = valuesOf(await metrics.text());
    return ['storefront_database_connections{state="in_use"}', 'storefront_database_waiting'].map((name) => values.get(name));
  };
  // Of ten connections one listens to the news.
  const [free, ended] = [latch(), Array.from({ length: 9 }, latch)];
  const working = ended.map(({ resolve }) =>
    server.open.database.transaction(async () => {
      resolve();
      await free.promise;
    }),
  );
  await Promise.all(ended.map(({ promise }) => promise));
  expect(await busy()).toEqual([9, 0]);
  const waiting = countUnfinished(server.open.database);
  await expect.poll(busy).toEqual([9, 1]);
  free.resolve();
  await Promise.all([...working, waiting]);
  expect(await busy()).toEqual([0, 0]);
  await server.close();
});

describe('who may read the metrics', () => {
  const server = testServer('postgres');
  const statusFor = async (
    door: { token: string | null; isProduction: boolean },
    request: { headers?: Record<string, string>; remoteAddress?: string },
  ) => {
    const metrics = createMetrics({ now: server.services.now, connections: null, unfinished: () => countUnfinished(server.open.database) });
    const app = await quietApp(server.services, {
      metrics: { metrics, ...door },
    });
    const { statusCode } = await app.inject({ url: '/metrics', ...request, headers: { host: 'localhost:5173', ...request.headers } });
    await app.close();
    return statusCode;
  };
  const open = { token: null, isProduction: false };
  const closed = { token: TOKEN, isProduction: true };
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.9' });

  test.each([
    ['this machine', open, {}, 200],
    ['this machine, for somebody else', open, { headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
    ['this machine under a stranger’s name', open, { headers: { host: 'shop.example' } }, 404],
    ['another machine', open, { remoteAddress: '203.0.113.9' }, 404],
    ['this machine in production without a token', { token: null, isProduction: true }, {}, 404],
    ['this machine in production', closed, {}, 404],
    ['whoever has the token', closed, bearer(TOKEN), 200],
    ['whoever has another one', closed, bearer('another-token-of-theirs'), 404],
    ['whoever shows one where there is none', { token: null, isProduction: true }, bearer('null'), 404],
    ['this machine with a wrong one', { token: TOKEN, isProduction: false }, { headers: { authorization: 'Bearer wrong' } }, 404],
  ] as const)('%s', async (_who, door, request, status) => {
    expect(await statusFor(door, request)).toBe(status);
  });

  test('a token that is easily guessed is refused by its variable’s name', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN: /);
    expect(readConfig({ METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN);
  });
});
