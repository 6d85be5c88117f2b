import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer } from '../customer.ts';
import { testServer, type TestServer, quietApp } from '../test-server.ts';
import { eventually } from '#tests/eventually.ts';

const MENU = { store_id: CAFE_DE_LA_RADE };
const GUEST = { cart_unique_token: 'guest-token-of-a-basket-under-way' };

const server = testServer('postgres');
let app: TestServer['app'];
const drawing = new Map<string, () => void>();
beforeAll(async () => {
  const draw = {
    renderPage: async ({ url, call }: { url: string; call: (asked: object) => Promise<unknown> }) => {
      await new Promise<void>((end) => drawing.set(url, end));
      drawing.delete(url);
      const menu = await call({ path: endpoints.user_get_store_product_item_list.path, method: 'POST', body: MENU, language: 'en' });
      return { status: 200, html: `<h1>${(menu as { status: number }).status}</h1>`, inlineStyles: [] };
    },
    renderBasket: () => Promise.resolve(null),
  };
  app = await quietApp(server.services, {
    storefront: { files: import.meta.dirname, draw: draw as never },
  });
});
afterAll(async () => {
  await app.close();
});

const ask = async ({ path }: Endpoint, payload: object) => (await app.inject({ method: 'POST', url: path, payload })).statusCode;
const isDrawing = (...urls: string[]) => eventually(() => expect([...drawing.keys()]).toEqual(urls));

test('whoever buys passes strangers, of whom eight at once have their turn, the first come first', async () => {
  const customer = await newCustomer(server);
  await fillBasket(server, GUEST);
  const pages = Array.from({ length: 10 }, (_, number) => `/page-${number}`);
  const drawn = pages.map((url) => app.inject({ url }));
  await isDrawing(...pages.slice(0, 8));
  let isMenuHad = false;
  const menu = ask(endpoints.user_get_store_product_item_list, MENU).finally(() => {
    isMenuHad = true;
  });

  const bought = [
    await ask(endpoints.user_get_store_product_item_list, { ...MENU, ...customer }),
    await ask(endpoints.get_cart, GUEST),
    await ask(endpoints.get_order_cart_invoice, GUEST),
    await ask(endpoints.get_detail, customer),
    await ask(endpoints.login, { email: 'lea@example.org', password: 'balade2026' }),
  ];
  expect(bought).toEqual([200, 200, 200, 200, 200]);
  expect([isMenuHad, ...drawing.keys()]).toEqual([false, ...pages.slice(0, 8)]);

  drawing.get('/page-3')?.();
  // What a page asks while it is drawn is part of its turn: it ends though nobody else's does.
  expect((await drawn[3])?.body).toBe('<h1>200</h1>');
  await isDrawing(...pages.slice(0, 9).filter((url) => url !== '/page-3'));
  expect(isMenuHad).toBe(false);
  for (const url of [...pages.slice(0, 3), ...pages.slice(4, 9)]) drawing.get(url)?.();
  await isDrawing('/page-9');
  drawing.get('/page-9')?.();
  expect([await menu, ...(await Promise.all(drawn)).map(({ body }) => body)]).toEqual([200, ...pages.map(() => '<h1>200</h1>')]);
});

test('with two hundred and fifty that wait strangers are told to come again, and whoever buys is not', async () => {
  const pages = Array.from({ length: 258 }, (_, number) => `/more-${number}`);
  const drawn = pages.map((url) => app.inject({ url }));
  await isDrawing(...pages.slice(0, 8));
  const late = await app.inject({ url: '/more-258' });
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '2']);
  expect([await ask(endpoints.user_get_store_product_item_list, MENU), await ask(endpoints.get_cart, GUEST)]).toEqual([503, 200]);
  let isOver = false;
  const all = Promise.all(drawn).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of drawing.values()) end();
    await new Promise((done) => setImmediate(done));
  }
  expect(new Set((await all).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
