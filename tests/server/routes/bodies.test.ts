import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { DEMO_CITY_ID } from '#server/demo/demo-content.ts';
import { routes } from '#server/routes/routes.ts';
import { describeServer } from '../test-server.ts';
import { strangeTexts, valuesOf } from '../bodies-of.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer, plainItems, RUE_DE_CAROUGE } from '../customer.ts';

/** How many bodies are generated for each test and database; `npm run verify` asks for 2,500. */
const BODIES = Number(process.env.BODIES ?? 60);
/** It ends what hangs, and measures nothing, milliseconds. */
const LONGEST = 600_000 + BODIES * 200;

const POSTS = routes.flatMap(({ endpoint }) => (endpoint.method === 'POST' ? [endpoint] : []));
/** Every field of every call. */
const FIELDS = [...new Set(POSTS.flatMap(({ request }) => ('entries' in request ? Object.keys(request.entries as object) : [])))];

describeServer('bodies that do not fit', (server) => {
  test('every call of the contract has a route, and no other has', () => {
    const paths = Object.values(endpoints).map(({ path }) => path);
    expect(routes.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(paths.toSorted());
  });

  test.each([
    ['not JSON', '{"a":'],
    ['a prototype', '{"__proto__":{"x":1}}'],
    ['a string', '"x"'],
    ['null', 'null'],
  ])('%s is 400 or ignored, never 5xx', async (_name, body) => {
    for (const { path } of POSTS) {
      const { status } = await server.post(path, body);
      expect([200, 400]).toContain(status);
    }
  });

  test('a basket may be long, another call not', async () => {
    const long = JSON.stringify({ x: 'y'.repeat(100_000) });
    expect((await server.post(endpoints.add_item_in_cart.path, long)).status).toBe(400);
    expect((await server.post(endpoints.get_cart.path, long)).status).toBe(413);
    expect((await server.post(endpoints.get_detail.path, { user_id: 'a', server_token: 'x'.repeat(500_000) })).status).toBe(413);
    expect((await server.post(endpoints.add_item_in_cart.path, JSON.stringify({ x: 'y'.repeat(300_000) }))).status).toBe(413);
  });

  test('a list that is too long is refused by its length, and a long body at its first fault', async () => {
    const tooMany = await server.post(endpoints.add_item_in_cart.path, {
      cart_unique_token: 'a-list-that-is-too-long',
      order_details: Array.from({ length: 30_000 }, () => 0),
    });
    expect([tooMany.status, tooMany.json.issues]).toEqual([400, [{ path: 'order_details', message: 'more than 200' }]]);
    const full = Array.from({ length: 200 }, () => ({ items: Array.from({ length: 200 }, () => 0) }));
    const wrong = await server.post(endpoints.add_item_in_cart.path, { cart_unique_token: 'a-list-that-is-too-long', order_details: full });
    expect([wrong.status, (wrong.json.issues as unknown[]).length]).toEqual([400, 1]);
  });

  test('what nobody signed in sends to a customer’s call is not looked at', async () => {
    const { status, json } = await server.post(endpoints.delete_favourite_address.path, {
      address_ids: Array.from({ length: 5_000 }, () => 0),
    });
    expect([status, json]).toEqual([200, { success: false, error_code: 999 }]);
  });

  test('too large is 413, an unknown path 404, the wrong method 405', async () => {
    expect((await server.post(endpoints.get_cart.path, JSON.stringify({ x: 'y'.repeat(1_100_000) }))).status).toBe(413);
    expect((await server.post('/api/user/nothing_here', {})).status).toBe(404);
    const wrong = await server.app.inject({ method: 'GET', url: endpoints.get_cart.path });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
    expect((await server.app.inject({ method: 'POST', url: endpoints.get_country_list.path, payload: {} })).statusCode).toBe(405);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answered = await server.app.inject({ method, url: endpoints.get_cart.path });
      expect([method, answered.statusCode, answered.headers.allow]).toEqual([method, 405, 'POST']);
    }
    expect((await server.app.inject({ method: 'PUT', url: '/api/user/nothing_here' })).statusCode).toBe(404);
  });

  test('tells which field is wrong', async () => {
    const answered = await server.post(endpoints.register.path, {
      first_name: '',
      last_name: 'B',
      email: 'no',
      password: '123',
      phone: 'x',
    });
    expect(answered.status).toBe(400);
    const { issues } = answered.json as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['first_name', 'email', 'password', 'phone']));
  });

  test(
    'hundreds of generated bodies: never 5xx',
    async () => {
      const who = await newCustomer(server);
      const value = fc.oneof(
        fc.string(),
        strangeTexts,
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(fc.anything(), { maxLength: 3 }),
        fc.record({ $ne: fc.constant(null) }),
      );
      const body = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...POSTS), body, fc.boolean(), async ({ path }, generated, signedIn) => {
          let payload: string;
          try {
            payload = JSON.stringify(signedIn ? { ...generated, ...who } : generated);
          } catch {
            return;
          }
          const { status } = await server.post(path, payload);
          expect([200, 400, 429]).toContain(status);
        }),
        { numRuns: BODIES },
      );
    },
    LONGEST,
  );

  test(
    'hundreds of generated bodies that fit their calls, with texts and numbers that nobody expects: never 5xx',
    async () => {
      const who = await newCustomer(server);
      const [item] = await plainItems(server, CAFE_DE_LA_RADE);
      const known = [
        CAFE_DE_LA_RADE,
        DEMO_CITY_ID,
        item?._id ?? '',
        '12:30',
        'lea@example.org',
        'balade2026',
        '791234567',
        '+41',
        CARD_GATEWAY_ID,
        '0',
        'pm_none',
      ];
      const generated = fc.constantFrom(...POSTS.filter((endpoint) => endpoint !== endpoints.logout)).chain(({ path, request }) =>
        fc.record({
          path: fc.constant(path),
          body: valuesOf(request, known),
          caller: fc.constantFrom('nobody', 'guest', 'customer', 'payer'),
        }),
      );
      await fc.assert(
        fc.asyncProperty(generated, async ({ path, body, caller }) => {
          const basket = await fillBasket(server, who);
          const { order_payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, is_user_pick_up_order: true });
          const callers = {
            nobody: {},
            guest: { cart_unique_token: 'a-generated-guest-token' },
            customer: who,
            payer: { ...who, cart_id: basket.cart_id, order_payment_id: order_payment._id },
          };
          const sent = { ...(body as object), ...callers[caller] };
          const { status } = await server.post(path, sent);
          expect([200, 400, 429], `${path} ${JSON.stringify(sent)}`).toContain(status);
        }),
        { numRuns: BODIES },
      );
    },
    LONGEST,
  );

  test('an order’s time is one of this century', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const asked = async (order_start_at: number) =>
      server.post(endpoints.get_order_cart_invoice.path, { ...who, is_schedule_order: true, order_start_at });
    const last = Date.parse('2100-01-01T00:00:00Z');
    expect(await asked(last)).toMatchObject({ status: 200, json: { success: false, error_code: 651, reason: 'invalid_time' } });
    for (const at of [last + 1, 253_402_300_800_000, 8_640_000_000_000_000, 1e300]) expect((await asked(at)).status, String(at)).toBe(400);
    expect(await asked(1)).toMatchObject({ status: 200, json: { success: false, reason: 'slot_past' } });
  });

  test('half of a pair of surrogates, which no database keeps, is no text of a body', async () => {
    const who = await newCustomer(server);
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    const line = { item_id: item?._id, quantity: 1, note_for_item: '\ud800' };
    const statusOf = async (path: string, body: object) => (await server.post(path, body)).status;
    // Of what people typed it is taken out.
    expect(await statusOf(endpoints.add_item_in_cart.path, { ...who, store_id: CAFE_DE_LA_RADE, order_details: [{ items: [line] }] })).toBe(
      200,
    );
    expect(
      await statusOf(endpoints.add_item_in_cart.path, {
        ...who,
        store_id: CAFE_DE_LA_RADE,
        order_details: [{ items: [{ ...line, note_for_item: '👩‍👩‍👧 日本' }] }],
      }),
    ).toBe(200);
    expect(await statusOf(endpoints.add_card.path, { ...who, payment_id: CARD_GATEWAY_ID, payment_method: 'pm_\udc00' })).toBe(400);
    expect(
      await statusOf(endpoints.get_order_cart_invoice.path, { ...who, destination_addresses: [{ ...RUE_DE_CAROUGE, note: '\udfff' }] }),
    ).toBe(200);
    expect(await statusOf(endpoints.get_cart.path, { cart_unique_token: '\ud800'.repeat(32) })).toBe(400);
    for (const path of Object.values(CARD_SANDBOX)) {
      for (const text of ['\0', '\ud800'])
        expect(
          await statusOf(path, {
            client_secret: text,
            outcome: 'pass',
            card: { number: text, exp_month: 1, exp_year: 2030, cvc: '' },
            payment_method: text,
          }),
        ).toBe(400);
    }
  });

  test('U+0000, which no database keeps, is nobody’s credential and no text of a body', async () => {
    const who = await newCustomer(server);
    const zeros = Object.fromEntries(FIELDS.map((name) => [name, '\0']));
    for (const { path } of POSTS.filter((endpoint) => endpoint !== endpoints.logout)) {
      for (const body of [
        { ...zeros, ...who },
        { ...who, user_id: '\0' },
        { ...who, server_token: '\0' },
        { cart_unique_token: '\0'.repeat(32) },
      ]) {
        expect.soft([200, 400, 429], `${path} ${JSON.stringify(body).slice(-90)}`).toContain((await server.post(path, body)).status);
      }
    }
    const noted = await server.post(endpoints.change_delivery_address.path, {
      ...who,
      destination_address: 'Rue \0',
      latitude: 46.2,
      longitude: 6.14,
      cart_id: null,
    });
    expect(noted.status).toBe(400);
  });
});
