import { act } from 'react';
import { expect, test } from 'vitest';
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
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useItemDialog } from '#src/features/store/item/use-item-dialog.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { usePendingPayment } from '#src/shop/payment/use-pending-payment.ts';
import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { drawn } from './drawn.tsx';

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
