import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sendsInEffects } from './effects.ts';
import { sourcesUnder } from './walls.ts';

/** Effects that tell a flow what only the page knows. Flows tell each other in charts. */
const TELLS_OF_THE_PAGE: Readonly<Record<string, string>> = {
  'src/views/map/PinMap.tsx': 'the map is drawn, dragged or lost in the page',
  'src/views/basket-says/UndoBar.tsx': 'the offer stands as long as the pointer or the focus is on it',
  'src/views/basket-says/ToastBar.tsx': 'good news is on the screen, whose words may come late',
};

test('an effect that sends to a flow is found', () => {
  expect(sendsInEffects("useEffect(() => { if (a) send({ type: 'price.asked' }); }, [a]);")).toEqual([1]);
  expect(sendsInEffects("const tell = useEffectEvent(() =>\n  actor.send({ type: 'store.told', store }));")).toEqual([2]);
  expect(sendsInEffects("const press = () => send({ type: 'price.asked' }); useEffect(() => focus(), []);")).toEqual([]);
});

test('no effect joins flows', () => {
  const files = sourcesUnder('src');
  const sending = files.filter((file) => sendsInEffects(readFileSync(file, 'utf8')).length > 0);
  expect(sending.toSorted()).toEqual(Object.keys(TELLS_OF_THE_PAGE).toSorted());
});

/** What is known by its object and is no command: nodes of the document, and what each page of a test brings. */
const KNOWN_BY_OBJECT = ['src/browser/bear-translation.ts', 'src/flows/use-loaded.ts'];

test('no command is known by which object it is', () => {
  const files = sourcesUnder('src').filter((file) => readFileSync(file, 'utf8').includes('new WeakMap'));
  expect(files.toSorted()).toEqual(KNOWN_BY_OBJECT);
});

/** Forms, each state of which is what somebody types or how its fields came. */
const FORMS = ['src/views/cards/CardForm.tsx', 'src/views/sign-in/SignInDialog.tsx'];

test('nothing but a form keeps more than three states of its own: what has more is a flow', () => {
  const statesIn = (file: string) => readFileSync(file, 'utf8').match(/\buse(?:State|Reducer)[(<]/g)?.length ?? 0;
  expect(sourcesUnder('src').filter((file) => statesIn(file) > 3)).toEqual(FORMS);
});

/** Who hears a flow, the router or the cache beside ports, the charts' own ears, and why. */
const HEARS_BESIDE_PORTS: Readonly<Record<string, string>> = {
  'src/app/follow-orders.ts': 'a title that follows the language and the page, and joins no flows',
  'src/app/follow-page.ts': 'the router alone',
  'src/app/main.tsx': 'the router alone',
  'src/app/remember-city.ts': 'which city the page’s answers are of',
  'src/first-screen/browser/take-first-basket.ts': 'before React: the page’s first basket',
  'src/flows/actor-flow.ts': 'what a flow is made of',
  'src/flows/cart/start-cart.ts': 'what a chart has to tell is kept',
  'src/flows/checkout/checkout-surroundings.ts': 'ports of the checkout',
  'src/flows/courier-booking/booking-page-address.ts': 'what a port hears of the page’s address',
  'src/flows/eating/kept-eats.ts': 'what somebody eats is read by views without a chart',
  'src/flows/lazy-flow.ts': 'what a flow is made of',
  'src/flows/location/start-location.ts': 'the place that a chart knows is kept',
  'src/flows/payment/way-to-pay.ts': 'what a port hears of the session',
  'src/flows/reorder/fill-basket.ts': 'what a port waits for in the basket',
  'src/flows/running-orders/hear-news.ts': 'what ports hear of the news',
  'src/flows/when/start-when.ts': 'ports of time and way, and their view',
  'src/views/courier/booking-page.ts': 'the router alone',
  'src/views/frame/use-heading-focus.ts': 'the router alone',
  'src/views/store/use-page-scrolled.ts': 'how far the page is scrolled',
};

test('flows are heard by ports, and beside them only where nothing is joined', () => {
  const hearing = sourcesUnder('src').filter((file) => !file.endsWith('-ports.ts') && /\bsubscribe\(/.test(readFileSync(file, 'utf8')));
  expect(hearing.toSorted()).toEqual(Object.keys(HEARS_BESIDE_PORTS).toSorted());
});
