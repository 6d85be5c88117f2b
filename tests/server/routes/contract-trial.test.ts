import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startStubApi } from '#e2e/stub-api/stub-api.ts';
import { runTrial } from '#tools/contract/run-trial.ts';
import { tableOf } from '#tools/contract/table.ts';
import type { Row } from '#tools/contract/trial.ts';
import { operationsOf, type OpenApi } from '#tools/openapi/document.ts';
import { DEMO_PASSWORD } from '../customer.ts';
import { testServer } from '../test-server.ts';

const LEA = { email: 'lea@example.org', password: DEMO_PASSWORD };
const WHOLE = { signIn: LEA, withOrders: true, at: null, patience: 0 };
const differing = (rows: readonly Row[]) => rows.filter(({ verdict }) => verdict === 'differs');
const callsThat = (rows: readonly Row[], verdict: Row['verdict']) => [
  ...new Set(rows.filter((row) => row.verdict === verdict).map(({ call }) => call)),
];

const server = testServer('postgres', { rateLimitFactor: 1_000 });
let url = '';
beforeAll(async () => {
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

describe('the reference server', () => {
  test('holds every call of the contract, and what it answers fits the written document', async () => {
    const trial = await runTrial({ url, ...WHOLE });
    expect(differing(trial.rows)).toEqual([]);
    expect(callsThat(trial.rows, 'holds').toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const document = JSON.parse(readFileSync('content/openapi.json', 'utf8')) as OpenApi;
    const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false });
    ajv.addSchema(document, 'openapi');
    const answers = trial.examples();
    for (const [name] of operationsOf(document)) {
      const { path, method } = endpoints[name as keyof typeof endpoints];
      const at = `openapi#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
      const fits = ajv.compile({ $ref: at });
      expect([name, fits(answers.get(name)?.answered), fits.errors]).toEqual([name, true, null]);
    }
  });

  test('buys nothing, writes to nobody and makes no account unless it is said', async () => {
    const asked: string[] = [];
    const proxy = await changing((path, answer) => {
      asked.push(path.split('/').at(-1) ?? '');
      return answer;
    });
    const { rows } = await runTrial({ url: proxy.url, ...WHOLE, withOrders: false });
    await proxy.close();
    expect(differing(rows)).toEqual([]);
    expect(asked.length).toBeGreaterThan(300);
    const never = [
      'pay_order_payment',
      'create_order',
      'register',
      'delete_account',
      'add_wallet_amount',
      'forgot_password',
      'send_email',
      'update',
    ];
    expect(never.filter((name) => asked.includes(name))).toEqual([]);
    expect(tableOf(rows).differs).toBe(0);
  });
});

test('the document is served as it was written, and its page brings nothing from elsewhere and runs under the policy of every page', async () => {
  const get = (path: string) => fetch(url + path);
  expect(await (await get('/api/openapi.json')).json()).toEqual(JSON.parse(readFileSync('content/openapi.json', 'utf8')));
  const page = await get('/api/docs');
  const policy = (await get('/api/openapi.json')).headers.get('content-security-policy');
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, policy]);
  const html = await page.text();
  expect(html).not.toMatch(/https?:|<style|<script>|style=/);
  const files = [...html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([status, headers.get('content-type')]).toEqual([200, `text/${file.endsWith('.js') ? 'javascript' : 'css'}; charset=utf-8`]);
  }
});

test('an API by the specification alone holds what it has, and lacks the storefront’s own calls', async () => {
  const stub = await startStubApi();
  const { rows } = await runTrial({ url: stub.url, signIn: null, withOrders: true, at: null, patience: 0 });
  await stub.close();
  expect(differing(rows)).toEqual([]);
  expect(stub.orders).toHaveLength(1);
  const held = callsThat(rows, 'holds') as (keyof typeof endpoints)[];
  expect(held.length).toBeGreaterThan(40);
  expect(held.filter((name) => endpoints[name].path.startsWith('/api/storefront/'))).toEqual([]);
});

test('a server that has none of the calls does not pass', async () => {
  const nothing = await changing(() => ({ status: 404, json: {} }));
  const { rows } = await runTrial({ url: nothing.url, ...WHOLE });
  await nothing.close();
  expect(differing(rows).map(({ expected }) => expected)).toEqual(['a store that delivers now']);
  expect(tableOf(rows).text).toContain('user_get_store_product_item_list      differs');
});

type Json = Record<string, unknown>;
type Answer = { status: number; json: Json };
type Change = (path: string, answer: Answer, body: Json, times: number) => Answer;

/** A server between: what the reference server answers, changed. */
async function changing(change: Change) {
  const times = new Map<string, number>();
  const proxy = createServer(
    (request, response) =>
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const sent = Buffer.concat(chunks);
        const path = request.url ?? '/';
        const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
        const answered = await fetch(url + path, {
          method: request.method ?? 'POST',
          ...(request.method === 'POST' && { headers, body: sent }),
        });
        const json = (await answered.json()) as Json;
        const isJson = headers['content-type'].includes('json');
        let body: Json = {};
        try {
          body = isJson && sent.length > 0 ? (JSON.parse(sent.toString()) as Json) : {};
        } catch {
          // What no server can read says nothing.
        }
        times.set(path, (times.get(path) ?? 0) + 1);
        const told = change(path, { status: answered.status, json }, body, times.get(path) ?? 1);
        response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.json));
      })(),
  );
  await new Promise<void>((listening) => {
    proxy.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
      }),
  };
}

/** A departure at one call: where it succeeds, its answer is changed. */
const at =
  (name: keyof typeof endpoints, to: (json: Json, body: Json, times: number) => Json): Change =>
  (path, answer, body, times) =>
    path === endpoints[name].path && answer.json.success === true ? { ...answer, json: to(answer.json, body, times) } : answer;

const ids = 'f'.repeat(24);
/** Each departure with the call that it is reported of, a word of what is said of it, and in which trial it is planted: those of one don’t hide each other. */
const DEPARTURES: readonly {
  readonly name: string;
  readonly call: keyof typeof endpoints;
  readonly says: RegExp;
  readonly change: Change;
  readonly in?: 'another' | 'with orders';
}[] = [
  {
    name: 'a field is missing',
    call: 'get_store_list',
    says: /distance/,
    change: at('get_store_list', (json) => ({
      ...json,
      stores: (json.stores as Json[]).map((store) => ({ ...store, distance: undefined })),
    })),
  },
  {
    name: 'a price is a text',
    call: 'get_order_cart_invoice',
    says: /user_pay_payment/,
    change: at('get_order_cart_invoice', (json) => ({
      ...json,
      order_payment: { ...(json.order_payment as Json), user_pay_payment: '12.50' },
    })),
  },
  {
    name: 'a refusal has a code of another call',
    call: 'login',
    says: /error_code 651/,
    change: (path, answer) =>
      path === endpoints.login.path && answer.json.success === false && answer.status === 200
        ? { ...answer, json: { ...answer.json, error_code: 651 } }
        : answer,
  },
  {
    name: 'a session that was made up is let in',
    call: 'get_favourite_addresses',
    says: /made up/,
    change: (path, answer) =>
      path === endpoints.get_favourite_addresses.path && answer.json.error_code === 999
        ? { status: 200, json: { success: true, favourite_addresses: [] } }
        : answer,
  },
  {
    name: 'a body that does not fit is taken',
    call: 'check_delivery_available',
    says: /latitude/,
    change: (path, answer) =>
      path === endpoints.check_delivery_available.path && answer.status === 400 ? { status: 200, json: { success: true } } : answer,
  },
  {
    name: 'a body that can’t be read breaks the server',
    call: 'search_dishes',
    says: /no JSON/,
    change: (path, answer, body) =>
      path === endpoints.search_dishes.path && answer.status === 400 && Object.keys(body).length === 0 ? { status: 500, json: {} } : answer,
  },
  {
    name: 'a basket that is sent twice has everything twice',
    call: 'add_item_in_cart',
    says: /sent twice/,
    change: at('get_cart', (json, _body, times) => {
      if (times % 2 === 1) return json;
      const cart = json.cart as { order_details: { items: Json[] }[] } | undefined;
      return {
        ...json,
        cart: {
          order_details: (cart?.order_details ?? []).map((entry) => ({
            ...entry,
            items: entry.items.map((item) => ({ ...item, quantity: Number(item.quantity) * 2 })),
          })),
        },
      };
    }),
  },
  {
    name: 'a token opens the basket of somebody else',
    call: 'get_cart',
    says: /its own basket alone/,
    in: 'another',
    change: (() => {
      let filled: Json | null = null;
      return at('get_cart', (json) => {
        if (json.cart_id) filled = json;
        return filled ?? json;
      });
    })(),
  },
  {
    name: 'an order that is asked for twice is made twice',
    call: 'create_order',
    says: /one order/,
    change: at('create_order', (json, _body, times) =>
      times % 2 === 0 ? json : { ...json, order_id: `${String(times).padStart(4, '0')}${ids.slice(4)}` },
    ),
    in: 'with orders',
  },
  {
    name: 'an order costs something else than its invoice said',
    call: 'get_order_detail',
    says: /what the invoice said/,
    change: at('get_order_detail', (json) => {
      const order = json.order as { order_payment_detail: Json };
      return { ...json, order: { ...order, order_payment_detail: { ...order.order_payment_detail, user_pay_payment: 1 } } };
    }),
    in: 'with orders',
  },
];

describe.each([undefined, 'another', 'with orders'] as const)('a departure from the contract is reported (%s)', (trial) => {
  const planted = DEPARTURES.filter((one) => one.in === trial);
  let reported: readonly Row[] = [];
  beforeAll(async () => {
    const proxy = await changing((path, answer, body, times) =>
      planted.reduce((told, { change }) => change(path, told, body, times), answer),
    );
    reported = differing((await runTrial({ url: proxy.url, ...WHOLE, withOrders: trial === 'with orders' })).rows);
    await proxy.close();
  });
  test.each(planted)('$name', ({ call, says }) => {
    const said = reported.filter((row) => row.call === call).map(({ what, came }) => `${what} ${came}`);
    expect(said.join('\n')).toMatch(says);
  });
});

test('ten departures are planted', () => expect(DEPARTURES).toHaveLength(10));
