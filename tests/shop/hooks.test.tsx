import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { loadAccountDeletion, useAccountDeletion } from '#src/features/account/deletion/use-account-deletion.ts';
import { loadCancellation, useCancellation } from '#src/features/orders/cancellation/use-cancellation.ts';
import { loadNewCard } from '#src/features/payment/cards/load-new-card.ts';
import { loadLead, useLead } from '#src/features/pages/lead/use-lead.ts';
import { loadProfile, useProfile } from '#src/features/account/profile/use-profile.ts';
import { loadRating, useRating } from '#src/features/orders/rating/use-rating.ts';
import { loadSignIn, useSignIn } from '#src/features/sign-in/use-sign-in.ts';
import { loadWalletTopUp, useWalletTopUp } from '#src/features/account/top-up/use-wallet-top-up.ts';
import { useCards } from '#src/features/payment/cards/use-cards.ts';
import { useCart, useSendToCart } from '#src/shop/cart/use-cart.ts';
import { useItemDialog } from '#src/features/store/item/use-item-dialog.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { usePendingPayment } from '#src/shop/payment/use-pending-payment.ts';
import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { drawn, pageAt } from './drawn.tsx';
import { renderToString } from 'react-dom/server';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { fromPromise } from 'xstate';
import { carouge } from '#machines/address-search/address-search.model.ts';
import { loadMapPin } from '#src/features/address/map/load-map-pin.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadReorder, useReorder } from '#src/features/orders/reorder/use-reorder.ts';
import { loadTracking, useTracking } from '#src/features/orders/tracking/use-tracking.ts';
import { FlowsProvider, useFlows } from '#src/shop/flows.tsx';
import type { Card } from '#contract/entities/card.ts';
import type { CardAdded, CardKept, IntentMade } from '#machines/new-card/new-card.setup.ts';
import { newCardMachine } from '#machines/new-card/new-card.machine.ts';
import { ok } from '#contract/result.ts';
import { useCourierMap } from '#src/features/orders/tracking/use-courier-map.ts';
import { useMapWanted } from '#src/features/orders/tracking/use-map-wanted.ts';
import { useMapPin } from '#src/features/address/map/use-map-pin.ts';
import { useResumedPayment } from '#src/shop/payment/use-payment.ts';
import { clearStage, draw } from '#tests/features/stage/draw.tsx';
import { soon } from './soon.ts';

const order = sampleOrder({ order_payment_detail: { user_pay_payment: 41.5, is_user_pick_up_order: false } as never });
const told = [
  ['account deletion', loadAccountDeletion, () => useAccountDeletion(), null, []],
  ['cancelling', loadCancellation, () => useCancellation('o'.repeat(24), cancellableOf(order)), null, []],
  ['cards', loadNewCard, () => useCards(lea._id), null, ['/api/user/get_card_list']],
  ['the profile', loadProfile, () => useProfile(), null, []],
  [
    'a rating',
    loadRating,
    () => useRating({ orderId: 'o'.repeat(24), who: 'store', given: null, mayRate: true }),
    { type: 'stars.picked', stars: 4 },
    ['/api/user/rating_to_store'],
  ],
  ['signing in', loadSignIn, () => useSignIn({ dialog: 'signIn' } as never), null, []],
  ['a top-up', loadWalletTopUp, () => useWalletTopUp(), null, []],
] as const;

test.each(told)('%s: its own logic is loaded, and asks its own calls', async (_name, loads, use, event, paths) => {
  const { press, asked, shown } = await drawn(use as never, { loads, event: event ?? undefined });
  expect(shown().length).toBe(2);
  if (event) await press('Tell');
  expect(asked.map(([path]) => path)).toEqual(paths);
});

test('flows of the page are seen and told through their hooks', async () => {
  const { press, asked, shown } = await drawn(() => useCart(), { loads: 'cart', event: { type: 'cart.moved' } });
  expect(shown()[0]).toBe('"unavailable"');
  await press('Tell');
  expect(asked.map(([path]) => path)).toEqual(['/api/user/get_cart', '/api/user/get_cart']);
  expect((await drawn(() => useSession())).shown()[0]).toBe('"signedIn"');
  expect((await drawn(() => useLocationFlow())).shown()[0]).toBe('"nowhere"');
  expect((await drawn(() => useActiveOrders())).shown()[0]).toBe('null');
  expect((await drawn(() => useFulfilmentTime())).given()[0]).toMatchObject({ time: { is: 'asap' }, way: { isPickup: false } });
});

test('payments under way are the signed-in customer’s alone', async () => {
  const pendingPayment = async (basketOf: string, parcelOf: string) => {
    const { given } = await drawn(() => [usePendingPayment(), undefined], {
      kept: {
        'storefront.payment': { customerId: basketOf, paymentId: 'p' },
        'storefront.parcel_payment': { customerId: parcelOf, paymentId: 'q', parcelToken: 't' },
      },
    });
    return given()[0];
  };
  expect(await pendingPayment(lea._id, 'x')).toMatchObject({ basket: { customerId: lea._id, paymentId: 'p' }, parcel: null });
  expect(await pendingPayment('x', lea._id)).toMatchObject({
    basket: null,
    parcel: { customerId: lea._id, paymentId: 'q', parcelToken: 't' },
  });
});

test('what is typed into the profile, and into the form of a partner, is kept', async () => {
  const profile = await drawn(() => useProfile(), {
    loads: loadProfile,
    event: { type: 'draft.typed', part: { first_name: 'L' } },
    kept: { 'storefront.profile_draft': { holder: lea._id, draft: {} } },
  });
  await profile.press('Tell');
  expect(profile.storage.read('storefront.profile_draft')).toEqual({ holder: lea._id, draft: { first_name: 'L' } });
  const lead = await drawn(() => useLead('partner'), { loads: loadLead, event: { type: 'draft.typed', part: { name: 'Léa' } } });
  await lead.press('Tell');
  expect(JSON.parse(window.sessionStorage.getItem('storefront.leads') ?? 'null')).toMatchObject({ drafts: { partner: { name: 'Léa' } } });
  window.sessionStorage.clear();
});

test('an amount that is typed stands there again; at first it is 50.00', async () => {
  const { given, storage } = await drawn(() => useWalletTopUp(), { loads: loadWalletTopUp });
  expect(given()[2]).toBe('50.00');
  await act(async () => (given()[3] as (typed: string) => void)('20'));
  expect(given()[2]).toBe('20');
  expect(storage.read('storefront.top_up_amount')).toEqual({ holder: lea._id, typed: '20' });
  const again = await drawn(() => useWalletTopUp(), {
    loads: loadWalletTopUp,
    kept: { 'storefront.top_up_amount': { holder: lea._id, typed: '35' } },
  });
  expect(again.given()[2]).toBe('35');
});

test('a line is told once it can be ordered and is confirmed', async () => {
  const lines: unknown[] = [];
  const keep = (line: unknown) => lines.push(line);
  const { given } = await drawn(() => useItemDialog(pizza, null, null, keep));
  const tell = (event: object) => act(async () => (given()[1] as (event: object) => void)(event));
  await tell({ type: 'item.confirmed' });
  expect(lines).toEqual([]);
  await tell({ type: 'option.clicked', group: 1, option: 10 });
  await tell({ type: 'option.clicked', group: 2, option: 20 });
  await tell({ type: 'item.confirmed' });
  expect(lines).toEqual([
    {
      itemId: pizza._id,
      quantity: 1,
      options: [
        [1, [10]],
        [2, [20]],
      ],
      note: '',
    },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

const ORDER = 'o'.repeat(24);
const POINT = { latitude: 46.2, longitude: 6.14 };

const about = [
  ['a payment', loadPayment, () => useResumedPayment('p'.repeat(24)), { order_payment_id: 'p'.repeat(24) }, null],
  ['an order once more', loadReorder, () => useReorder(ORDER, false), { order_id: ORDER }, null],
  ['a followed order', loadTracking, () => useTracking(ORDER), { order_id: ORDER }, null],
  ['a pin', loadMapPin, () => useMapPin(POINT, () => undefined), POINT, null],
] as const;

test.each(about)('%s is what its flow begins with, and asks for', async (_name, loads, use, body, event) => {
  const { asked, press } = await drawn(use as never, { loads, event: event ?? undefined });
  if (event) await press('Tell');
  expect(asked.map(([, each]) => each)).toEqual([expect.objectContaining(body)]);
});

test('what stands already is seen at once', async () => {
  const dialog = await drawn(() => useSignIn('signUp'), { loads: loadSignIn });
  const other = await drawn(() => useSignIn('signIn'), { loads: loadSignIn });
  expect(dialog.given()[0]).not.toEqual(other.given()[0]);
});

/** Cards of which one is added as often as it is given. */
const cardsThatAdd = (card: Card): typeof newCardMachine =>
  newCardMachine.provide({
    actors: {
      makeIntent: fromPromise((): Promise<IntentMade> => Promise.resolve(ok({ clientSecret: 'seti_1_secret_2' }))),
      keepCard: fromPromise((): Promise<CardKept> => Promise.resolve(ok({ paymentMethod: 'pm', expiry: null }))),
      addCard: fromPromise((): Promise<CardAdded> => Promise.resolve(ok(card))),
    },
  });

test('a card that is added is told to who asked for it, and to nobody who did not', async () => {
  const card = { _id: 'c'.repeat(24) } as Card;
  const logic = Promise.resolve(cardsThatAdd(card));
  for (const hears of [true, false]) {
    const added: Card[] = [];
    let now = [] as unknown as ReturnType<typeof useCards>;
    function Cards() {
      now = useCards(lea._id, hears ? (one) => added.push(one) : undefined);
      return null;
    }
    await act(() => logic);
    await draw(<Cards />, { flows: { load: () => logic } });
    await act(async () => now[1]({ type: 'card.wanted' }));
    await soon(() => expect(now[0].is).toBe('filling'));
    await act(async () => now[1]({ type: 'card.given', holder: 'Léa', isKept: true }));
    await soon(() => expect(now[0]).toMatchObject({ news: { is: 'added', card } }));
    expect(added).toEqual(hears ? [card] : []);
  }
});

test('who asks for flows where none are is told so', () => {
  const Lost = () => <p>{Object.keys(useFlows()).length}</p>;
  expect(() => renderToString(<Lost />)).toThrow('FlowsProvider');
});

test('a page that a server draws has nothing under way', () => {
  const { application } = pageAt({}, { 'storefront.payment': { customerId: lea._id, paymentId: 'p', keys: [] } });
  const PendingPayment = () => <p>{JSON.stringify(usePendingPayment())}</p>;
  const html = renderToString(
    <FlowsProvider value={application.flows}>
      <PendingPayment />
    </FlowsProvider>,
  );
  expect(html).toBe('<p>{&quot;basket&quot;:null,&quot;parcel&quot;:null}</p>');
});

test('a top-up that was left under way is looked for again, and forgotten once its end is known', async () => {
  const topUp = { customerId: lea._id, amount: 2_000, clientSecret: 'pi_1_secret_2', paymentMethod: null };
  const { asked, storage } = await drawn(() => useWalletTopUp(), {
    loads: loadWalletTopUp,
    kept: { 'storefront.top_up': topUp },
    answers: { '/api/user/add_wallet_amount': { wallet: 32.5 } },
  });
  expect(asked.map(([path, { wallet, payment_intent_id: intent }]) => [path, wallet, intent])).toEqual([
    ['/api/user/add_wallet_amount', 20, 'pi_1'],
  ]);
  await soon(() => expect(storage.read('storefront.top_up')).toBeNull());
});

test('a wish that is typed anew takes back what was said of the one before', async () => {
  const { given } = await drawn(() => useWalletTopUp(), { loads: loadWalletTopUp, answers: {} });
  const [, send, , type] = given() as unknown as ReturnType<typeof useWalletTopUp>;
  await act(async () => send({ type: 'topUp.wanted' }));
  await act(async () => send({ type: 'topUp.given', amount: null, paymentId: CARD_GATEWAY_ID, cardId: null, key: 'k' }));
  const refused = given()[0];
  await act(async () => type('20'));
  expect(given()[0]).not.toEqual(refused);
});

test('a basket is seen as it is, and told without being seen', async () => {
  const { application, given } = await drawn(() => [useCart()[0], useSendToCart()], { event: { type: 'cart.moved' } });
  expect(given()[0]).toEqual({ is: 'loading' });
  expect(given()[1]).toBe(application.flows.cart.send);
});

test('a map of the ride is loaded by itself; where few data are wanted, once it is asked for', async () => {
  vi.unstubAllGlobals();
  expect((await drawn(() => useCourierMap())).shown()).toHaveLength(2);
  expect((await drawn(() => useMapWanted())).given()[0]).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { given, press } = await drawn(() => useMapWanted());
  expect(given()[0]).toBe(false);
  await press('Tell');
  expect(given()[0]).toBe(true);
});

test('who is a guest has nothing under way, and neither has what is drawn on a server', async () => {
  const payment = { customerId: '', paymentId: 'p', keys: [] };
  const guest = await drawn(() => [usePendingPayment(), undefined], { kept: { user: null, 'storefront.payment': payment } });
  expect(guest.given()[0]).toEqual({ basket: null, parcel: null });
  expect((await drawn(() => [usePendingPayment(), undefined])).given()[0]).toEqual({ basket: null, parcel: null });
});

test('whoever closes a dialog hears nothing of what is chosen in it after', async () => {
  const lines: unknown[] = [];
  const { given } = await drawn(() => useItemDialog(pizza, null, null, (line) => lines.push(line)));
  const send = given()[1] as (event: object) => void;
  await clearStage();
  for (const event of [
    { type: 'option.clicked', group: 1, option: 10 },
    { type: 'option.clicked', group: 2, option: 20 },
    { type: 'item.confirmed' },
  ])
    send(event);
  expect(lines).toEqual([]);
});

test('a pin that is put is told with what stands there', async () => {
  const put: unknown[] = [];
  const { given } = await drawn(() => useMapPin(POINT, (pinned) => put.push(pinned)), {
    loads: loadMapPin,
    answers: { '/api/storefront/nearest_place': { place: carouge } },
  });
  await soon(() => expect(JSON.stringify(given()[0])).toContain('Rue de Carouge 12'));
  await act(async () => (given()[1] as (event: object) => void)({ type: 'pin.taken' }));
  expect(put).toEqual([{ point: POINT, place: carouge }]);
});
