import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sendsInEffects } from './effects.ts';
import { sourcesUnder } from './walls.ts';

/** Effects that tell a flow what only the page knows. Flows tell each other in charts. */
const TELLS_OF_THE_PAGE: Readonly<Record<string, string>> = {
  'src/features/address/map/PinMap.tsx': 'a picture of the map that could not be loaded: what stands in its place knows it alone',
  'src/features/checkout/messages/ToastBar.tsx': 'good news is on the screen, whose words may come late: its chart times it from then on',
};

test('an effect that sends to a flow is found', () => {
  expect(sendsInEffects("useEffect(() => { if (a) send({ type: 'price.asked' }); }, [a]);")).toEqual([1]);
  expect(sendsInEffects("const tell = useEffectEvent(() =>\n  actor.send({ type: 'store.updated', store }));")).toEqual([2]);
  expect(sendsInEffects("const press = () => send({ type: 'price.asked' }); useEffect(() => focus(), []);")).toEqual([]);
});

test('no effect joins flows', () => {
  const files = sourcesUnder('src');
  const sending = files.filter((file) => sendsInEffects(readFileSync(file, 'utf8')).length > 0);
  expect(sending.toSorted()).toEqual(Object.keys(TELLS_OF_THE_PAGE).toSorted());
});

/** Who hears a flow, the router or the cache beside ports, the charts' own inspectors, and why. */
const HEARS_BESIDE_PORTS: Readonly<Record<string, string>> = {
  'src/app/follow-orders.ts': 'the router, and a title that says what a chart knows',
  'src/app/follow-page.ts': 'the router alone',
  'src/app/remember-city.ts': 'which city the page’s answers are of',
  'src/first-screen/browser/take-first-basket.ts': 'before React: the page’s first basket',
  'src/shop/actor-flow.ts': 'what a flow is made of',
  'src/shop/offline-answers/keep-answers.ts': 'the query cache and the network, for what is kept of answers',
  'src/browser/push.ts': 'a push service, and no flow',
  'src/app/deferred-startup.ts': 'the number on the shop’s icon, and that there are orders to keep',
  'src/shop/offline-answers/keep-running-orders.ts': 'running orders are kept where no page shows them',
  'src/shop/cart/start-cart.ts': 'what a chart has to tell is kept',
  'src/features/checkout/checkout-deps.ts': 'ports of the checkout',
  'src/features/courier/booking-page-address.ts': 'what a port hears of the page’s address',
  'src/shop/diets/stored-eats.ts': 'what somebody eats is read by views without a chart',
  'src/shop/lazy-flow.ts': 'what a flow is made of',
  'src/shop/place/start-location.ts': 'the place that a chart knows is kept',
  'src/shop/session/follow-customer.ts': 'what a port hears of the session',
  'src/features/orders/reorder/fill-basket.ts': 'what a port waits for in the basket',
  'src/shop/active-orders/subscribe-to-news.ts': 'what ports hear of the news',
  'src/shop/fulfilment/start-fulfilment-time.ts': 'ports of time and way, and their view',
  'src/features/courier/booking-page.ts': 'the router alone',
  'src/frame/use-heading-focus.ts': 'the router alone',
  'src/features/store/use-page-scrolled.ts': 'how far the page is scrolled',
};

test('flows are heard by ports, and beside them only where nothing is joined', () => {
  const hearing = sourcesUnder('src').filter((file) => !file.endsWith('-ports.ts') && /\bsubscribe\(/.test(readFileSync(file, 'utf8')));
  expect(hearing.toSorted()).toEqual(Object.keys(HEARS_BESIDE_PORTS).toSorted());
});
