import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import type { CrashPoint } from '#server/payments/crash-points.ts';
import { WHOLE_ORDER } from '../card-shopper.ts';
import { DEMO_PASSWORD, RUE_DE_CAROUGE } from '../customer.ts';
import { killServerProcesses, startServerProcess, SNACK_24, postTo } from './server-process.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-crash-'));
});
afterAll(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** The server on its embedded database, which dies at a point; a call that it dies in is answered with {}. */
async function serve(crashAt: CrashPoint | '') {
  const { address, ended, end } = await startServerProcess({ DATA_DIR: folder, CRASH_AT: crashAt });
  const post = (path: string, body: object): Promise<Record<string, unknown>> => postTo(address, path, body).catch(() => ({}));
  const signIn = async () => {
    const { user } = (await post(endpoints.login.path, { email: 'lea@example.org', password: DEMO_PASSWORD })) as {
      user: { _id: string; server_token: string };
    };
    return { user_id: user._id, server_token: user.server_token };
  };
  const ordersOf = async (who: object) => ((await post(endpoints.get_orders.path, who)).order_list as unknown[]).length;
  return { ended, end, post, signIn, ordersOf };
}

/** One of them for a change; `card-crash.test.ts` dies at each on PostgreSQL. */
const POINTS = process.env.EVERY_TEST ? (['intent-noted', 'decided', 'captured'] as const) : (['captured'] as const);

test.each(POINTS)(
  'the embedded database of a process that was killed at %s has everything that brings the payment to its end',
  async (point) => {
    const dying = await serve(point);
    const who = await dying.signIn();
    const before = await dying.ordersOf(who);
    const menu = (await dying.post(endpoints.user_get_store_product_item_list.path, { store_id: SNACK_24 })) as {
      products: { items: { _id: string; specifications: unknown[] }[] }[];
    };
    const plain = menu.products.flatMap(({ items }) => items).find(({ specifications }) => specifications.length === 0);
    await dying.post(endpoints.add_item_in_cart.path, {
      ...who,
      store_id: SNACK_24,
      order_details: [{ items: [{ item_id: plain?._id, quantity: 10 }] }],
      destination_addresses: [RUE_DE_CAROUGE],
    });
    const { order_payment: payment } = (await dying.post(endpoints.get_order_cart_invoice.path, who)) as {
      order_payment: { _id: string; user_pay_payment: number };
    };
    const command = {
      ...who,
      ...WHOLE_ORDER,
      order_payment_id: payment._id,
      payment_id: CARD_GATEWAY_ID,
      user_pay_payment: payment.user_pay_payment,
      idempotency_key: `press-before-${point}`,
    };
    const { client_secret } = await dying.post(endpoints.pay_order_payment.path, command);
    if (client_secret) await dying.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret });
    await dying.post(endpoints.create_order.path, { ...who, order_payment_id: payment._id });
    expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' });

    const next = await serve('');
    if (!client_secret) {
      const again = await next.post(endpoints.pay_order_payment.path, command);
      await next.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: again.client_secret });
    }
    await expect
      .poll(async () => (await next.post(endpoints.get_payment.path, { ...who, order_payment_id: payment._id })).payment)
      .toMatchObject({ state: 'ordered' });
    expect(await next.ordersOf(who)).toBe(before + 1);
    await next.end('SIGTERM');
  },
);
