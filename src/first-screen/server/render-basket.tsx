import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import { cartCalls } from '#contract/calls/cart.ts';
import type { Language } from '#contract/enumerations.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { offerOf } from '#machines/delivery-time/store-offer.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import { isSameFulfilment } from '#machines/invoice/fulfilment-choice.ts';
import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import { firstPriceShown } from '#src/shop/payment/first-price.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import type { LazyFlow } from '#src/shop/flow.ts';
import { isTimeDecided, fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { momentOf, storeOf } from '#src/features/checkout/basket/checkout-facts.ts';
import { isFilled } from '#src/features/checkout/basket/filled-basket.ts';
import { App } from '#src/app/App.tsx';
import { createApplication, type Application } from '#src/app/application.ts';
import { cartWith } from '#src/shop/cart/cart-ports.ts';
import { createAppRouter } from '#src/app/create-router.ts';
import { STORED_FOR_BASKET, type DrawnBasket, type StoredTexts } from '../first-basket.ts';
import { innerTransport, type InnerCall } from './inner-call.ts';
import { splitHead } from './page-html.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

const unmoved = <Seen,>(seen: Seen): LazyFlow<Seen, unknown> => ({
  getSnapshot: () => seen,
  subscribe: () => () => undefined,
  send: () => undefined,
  start: () => Promise.resolve(true),
  isThere: () => true,
});

/** A promise that React reads at once, since it is kept already. */
const readAtOnce = async <T,>(promise: Promise<T>): Promise<void> =>
  void Object.assign(promise, { status: 'fulfilled', value: await promise });

/** The flows of the basket's page as they stand once the server has answered; null where no price would be shown, or soon another one. */
async function settle({
  api,
  clock,
  storage,
  flows,
}: Application): Promise<(Pick<DrawnBasket, 'price' | 'told'> & Pick<Flows, 'cart' | 'fulfilmentTime'>) | null> {
  const loading = createActor(
    cartWith({
      api,
      holder: () => '',
      toRequest: () => Promise.reject(new Error('Nothing is changed here')),
      drawn: () => Promise.resolve(),
    }),
    { input: { unsent: null } },
  ).start();
  const basket = toCartView(await waitFor(loading, (snapshot) => !snapshot.hasTag('busy')));
  loading.stop();
  if (!isFilled(basket)) return null;
  const cart = unmoved(basket);
  const { fulfilmentTimeFlow } = await import('#src/shop/fulfilment/start-fulfilment-time.ts');
  const fulfilmentTime = fulfilmentTimeFlow({ api, clock, storage, cart, repeat: () => () => undefined });
  const fulfilment = fulfilmentWanted(fulfilmentTime.getSnapshot());
  const pricing = createActor((await flows.load(loadCheckout)).invoice, { input: { fulfilment } }).start();
  const invoice = toInvoiceView(await waitFor(pricing, (snapshot) => !snapshot.hasTag('busy')));
  pricing.stop();
  const [store, moment] = [storeOf(invoice), momentOf(invoice)];
  if (invoice.is !== 'priced' || !invoice.invoice || !store || !moment) return null;
  const told = { type: 'store.updated', store: offerOf(store), moment } as const;
  fulfilmentTime.send(told);
  const view = fulfilmentTime.getSnapshot();
  fulfilmentTime.stop();
  if (!isTimeDecided(view) || !isSameFulfilment(fulfilmentWanted(view), fulfilment)) return null;
  return { cart, fulfilmentTime: unmoved(view), told, price: { fulfilment, invoice: invoice.invoice } };
}

/**
 * Draws the basket's page for the browser that keeps these texts, with its lines and its price, and says what the page
 * needs to go on from there. Null where the page has to find out by itself: nothing in the basket, no price, no session,
 * or a payment under way.
 */
export async function renderBasket({
  kept: texts,
  language,
  call,
}: {
  kept: StoredTexts;
  language: Language;
  call: InnerCall;
}): Promise<DrawnBasket | null> {
  const store = memoryStore();
  for (const key of STORED_FOR_BASKET) if (texts[key]) store.setItem(key, texts[key]);
  const storage = createBrowserStorage(() => store);
  // A price opens what was paid anew. The page looks first how that payment stands, and goes on with it.
  if (storage.read('storefront.payment') !== null) return null;
  const answers: Record<string, string> = {};
  const inner = innerTransport(call);
  const base = createApplication({
    storage,
    tabStorage: storage,
    language: storage.read('language') ?? language,
    transport: async (request) => {
      const answer = await inner(request);
      if (request.path !== cartCalls.get_cart.path) return answer;
      // That a session is over the browser hears in its own first call: here nobody could be signed out.
      if (!(JSON.parse(answer.text) as { success?: boolean }).success) throw new Error('no basket');
      answers[request.path] ??= answer.text;
      return answer;
    },
  });
  const settled = await settle(base);
  if (!settled) return null;
  const { cart, fulfilmentTime, told, price } = settled;
  const application = { ...base, flows: { ...base.flows, cart, fulfilmentTime, firstPrice: firstPriceShown(price) } };
  const router = createAppRouter(application, createMemoryHistory({ initialEntries: ['/basket'] }));
  await Promise.all([router.load(), readAtOnce(application.flows.load(loadCheckout))]);
  const isThere = router.state.location.pathname === '/basket';
  const html = isThere ? splitHead(renderToString(<App application={application} router={router} />)).body : '';
  application.queryClient.clear();
  return isThere ? { html, answers, price, told } : null;
}
