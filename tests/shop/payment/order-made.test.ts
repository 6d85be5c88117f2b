import { expect, test } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { madeIn } from '../order-made-in.ts';
import { sessionOf } from '../server-saying.ts';

const [PAYMENT, OTHER, ORDER] = ['1'.repeat(24), '2'.repeat(24), 'd'.repeat(24)];
const typed = {
  holder: lea._id,
  cartId: null,
  draft: { name: 'L', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null },
  typed: ['name'],
};

/** Léa's browser, with a basket and a parcel that are being paid, and a tab that hears of orders. */
function browser() {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const way = pendingPayment(storage);
  storage.write('storefront.contact', typed);
  storage.write('storefront.card_once', { holder: lea._id, paymentId: PAYMENT, cardId: 'c'.repeat(24) });
  way.begin({ customerId: lea._id, paymentId: PAYMENT }, null);
  way.begin({ customerId: lea._id, paymentId: OTHER, parcelToken: courierToken(storage) }, null);
  const tab = () => {
    const [cart, fulfilmentTime] = [standingFlow<unknown>({ is: 'empty', cart: null }), standingFlow<unknown>({})];
    return {
      made: madeIn(storage, { way, session: sessionOf(lea), cart, fulfilmentTime }),
      told: () => [...cart.told, ...fulfilmentTime.told],
    };
  };
  const kept = () => ({
    order: storage.read('storefront.last_order_id'),
    contact: storage.read('storefront.contact') !== null,
    cardOnce: storage.read('storefront.card_once') !== null,
    basket: way.getSnapshot().basket !== null,
    parcel: way.getSnapshot().parcel !== null,
  });
  const tokens = () => ({ basket: cartToken(storage), parcel: courierToken(storage) });
  tokens();
  return { storage, tab, kept, tokens };
}

test('of a basket’s order nothing is left, once, and each tab that hears of it asks for its basket and begins its time afresh', async () => {
  const { storage, tab, kept, tokens } = browser();
  const before = tokens();
  const [one, other] = [tab(), tab()];
  await one.made({ paymentId: PAYMENT, orderId: ORDER, isParcel: false });
  const after = tokens();
  expect(kept()).toEqual({ order: ORDER, contact: false, cardOnce: false, basket: false, parcel: true });
  expect([after.basket === before.basket, after.parcel === before.parcel]).toEqual([false, true]);
  // What the next one is typed for stays.
  storage.write('storefront.contact', typed);
  storage.write('storefront.card_once', { holder: lea._id, paymentId: OTHER, cardId: 'c'.repeat(24) });
  await other.made({ paymentId: PAYMENT, orderId: ORDER, isParcel: false });
  expect([tokens(), kept().contact, kept().cardOnce]).toEqual([after, true, true]);
  const told = [{ type: 'cart.moved' }, { type: 'order.placed' }];
  expect([one.told(), other.told()]).toEqual([told, told]);
});

test('a parcel’s order leaves basket and time alone', async () => {
  const { tab, kept, tokens } = browser();
  const before = tokens();
  const one = tab();
  await one.made({ paymentId: OTHER, orderId: ORDER, isParcel: true });
  expect(kept()).toEqual({ order: ORDER, contact: true, cardOnce: true, basket: true, parcel: false });
  expect([tokens().basket === before.basket, tokens().parcel === before.parcel, one.told()]).toEqual([true, false, []]);
});
