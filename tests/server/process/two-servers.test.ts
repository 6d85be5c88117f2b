import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback, waitFor, type AnyEventObject } from 'xstate';
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { OPERATOR, type OperatorAction } from '#contract/operator.ts';
import type { trackingMachine } from '#machines/tracking/tracking.machine.ts';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import type { ToTabs } from '#machines/active-orders/active-orders.setup.ts';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { createApi, fetchTransport } from '#src/api/api.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { actorFlow } from '#src/shop/actor-flow.ts';
import { activeOrdersWith } from '#src/shop/active-orders/active-orders-ports.ts';
import { subscribeToNews } from '#src/shop/active-orders/subscribe-to-news.ts';
import { trackingWith } from '#src/features/orders/tracking/tracking-ports.ts';
import { WHOLE_ORDER } from '../card-shopper.ts';
import { DEMO_PASSWORD, RUE_DE_CAROUGE } from '../customer.ts';
import { oneAddressFor, type OneAddress } from './one-address.ts';
import { killServerProcesses, LOCAL_KEY, startServerProcess, SNACK_24, postTo } from './server-process.ts';
import { newDatabase } from '../test-server.ts';

let front: OneAddress | null = null;
afterEach(async () => {
  killServerProcesses();
  await front?.close();
});

async function somebodyWhoOrdered(address: string) {
  const credentials = { user_id: null as string | null, server_token: null as string | null, cart_unique_token: '' };
  const api = createApi({ transport: fetchTransport(address), credentials: () => credentials, language: () => 'en' });
  const said = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => api.read(endpoint, request);
  const { user } = await said(endpoints.login, { email: 'ines@example.org', password: DEMO_PASSWORD } as RequestOf<typeof endpoints.login>);
  Object.assign(credentials, { user_id: user._id, server_token: user.server_token });
  const { products } = await said(endpoints.user_get_store_product_item_list, { store_id: SNACK_24 });
  const item = products.flatMap(({ items }) => items).find((one) => one.is_item_in_stock && one.specifications.length === 0);
  await said(endpoints.add_item_in_cart, {
    store_id: SNACK_24,
    order_details: [{ items: [{ item_id: item?._id, quantity: 4 }] }],
    destination_addresses: [RUE_DE_CAROUGE],
  } as RequestOf<typeof endpoints.add_item_in_cart>);
  const { order_payment: payment } = await said(endpoints.get_order_cart_invoice, {} as RequestOf<typeof endpoints.get_order_cart_invoice>);
  const whole = { ...WHOLE_ORDER, order_payment_id: payment._id, payment_id: CASH_PAYMENT_ID, is_payment_mode_cash: true };
  await said(endpoints.pay_order_payment, whole as RequestOf<typeof endpoints.pay_order_payment>);
  const { order_id: orderId } = await said(endpoints.create_order, whole as RequestOf<typeof endpoints.create_order>);
  const { order } = await said(endpoints.get_order_detail, { order_id: orderId });
  return { api, orderId, number: order.unique_id, customerId: user._id, token: user.server_token };
}

/** What the page of a followed order runs, with its own calls and stream; only the browser's windows and tabs are not there. */
function openPage(base: string, { api, orderId, customerId, token }: Awaited<ReturnType<typeof somebodyWhoOrdered>>) {
  const alone = fromCallback<ToTabs, { customerId: string }>(({ sendBack }) => sendBack({ type: 'turn.given' }));
  const unseen = fromCallback<AnyEventObject, undefined>(() => undefined);
  const strip = actorFlow(
    createActor(activeOrdersWith({ api, base, token: () => token }).provide({ actors: { tabs: alone, environment: unseen } }), {
      input: { jitter: 0 },
    }),
    toActiveOrdersView,
  );
  strip.send({ type: 'customer.changed', customerId });
  const followed: typeof trackingMachine = trackingWith(api, createServerClock(), strip).provide({
    actors: { environment: fromCallback<AnyEventObject, { orderId: string }>(({ sendBack }) => subscribeToNews(strip, sendBack)) },
  });
  const actor = createActor(followed, { input: { orderId, jitter: 0, savesData: true } }).start();
  const shown: number[] = [];
  actor.subscribe((snapshot) => {
    const view = toTrackingView(snapshot);
    if ('order' in view && view.order.order_status !== shown.at(-1)) shown.push(view.order.order_status);
  });
  return {
    shown,
    isFed: () => strip.getSnapshot().isFed,
    sees: (status: number) =>
      waitFor(actor, (snapshot) => {
        const view = toTrackingView(snapshot);
        return 'order' in view && view.order.order_status === status;
      }),
    close: () => {
      actor.stop();
      strip.send({ type: 'customer.changed', customerId: null });
    },
  };
}

test('a followed order goes on on the screen while one of two servers behind its address is killed', async () => {
  const env = { DATABASE_URL: await newDatabase() };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  front = await oneAddressFor(() => servers.map(({ address }) => address));
  const customer = await somebodyWhoOrdered(front.address);
  const pages = [openPage(front.address, customer), openPage(front.address, customer)];
  const by = async (server: (typeof servers)[number] | undefined, action: OperatorAction) => {
    const moved = await postTo(server?.address ?? '', `${OPERATOR.move}?key=${LOCAL_KEY}`, { number: customer.number, action });
    expect(moved).toHaveProperty('status');
  };
  const allFed = () => expect.poll(() => pages.map((page) => page.isFed()), { timeout: 60_000 }).toEqual([true, true]);
  const allSee = (status: number) => Promise.all(pages.map((page) => page.sees(status)));

  await allSee(ORDER_STATUS.waitingForStore);
  await allFed();
  await by(servers[0], 'accept');
  await allSee(ORDER_STATUS.storeAccepted);
  await by(servers[1], 'prepare');
  await allSee(ORDER_STATUS.preparing);

  expect(await servers[0]?.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  await by(servers[1], 'ready');
  await allSee(ORDER_STATUS.ready);

  await allFed();
  const again = await startServerProcess(env);
  const [, survivor] = servers;
  servers.splice(0, 1, again);
  expect(await survivor?.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  await by(again, 'assign');
  await allSee(ORDER_STATUS.courierAccepted);

  for (const { shown } of pages) expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  for (const page of pages) page.close();
});
