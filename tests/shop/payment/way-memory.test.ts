import { expect, test } from 'vitest';
import { NO_WAY, type WayKnown } from '#machines/order-placement/order-placement.setup.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { wayMemory } from '#src/shop/payment/way-to-pay.ts';
import { sessionOf } from '../server-saying.ts';

const once = { paymentId: 'p', cardId: 'amex' };

function memoryOf(user: typeof lea | null) {
  const [store, tabStore] = [memoryStore(), memoryStore()];
  const [storage, tabStorage] = [createBrowserStorage(() => store), createBrowserStorage(() => tabStore)];
  const session = sessionOf(user);
  const hear = () => {
    const told: WayKnown[] = [];
    const { keep, stop } = wayMemory({ storage, tabStorage, session } as never, (news) => told.push(news));
    return { told, say: keep, stop };
  };
  const comes = (next: typeof lea | null) => session.moves({ value: next ? 'signedIn' : 'guest', context: { user: next } } as never);
  return { storage, tabStorage, comes, hear };
}

test('what is chosen is told again to its customer, a card for one payment in its tab alone', () => {
  const at = memoryOf(lea);
  const first = at.hear();
  expect(first.told).toEqual([{ type: 'way.known', way: NO_WAY }]);
  first.say({ type: 'way.kept', way: { way: 'cash', cardId: 'visa', once } });
  first.stop();
  expect(at.storage.read('storefront.way_to_pay')).toEqual({ holder: lea._id, way: 'cash', cardId: 'visa' });
  expect(at.tabStorage.read('storefront.card_once')).toEqual({ holder: lea._id, ...once });
  const again = at.hear();
  expect(again.told).toEqual([{ type: 'way.known', way: { way: 'cash', cardId: 'visa', once } }]);
  again.say({ type: 'way.kept', way: { way: 'cash', cardId: 'visa', once: null } });
  expect(at.tabStorage.read('storefront.card_once')).toBeNull();
});

test('whoever comes next is told what is theirs, once, and nothing of the one before is kept as theirs', () => {
  const at = memoryOf(lea);
  const { told, say } = at.hear();
  say({ type: 'way.kept', way: { way: 'cash', cardId: null, once } });
  at.comes(lea);
  at.comes(null);
  at.comes(noah);
  expect(told).toEqual([NO_WAY, NO_WAY, NO_WAY].map((way) => ({ type: 'way.known', way })));
  expect(at.storage.read('storefront.way_to_pay')?.holder).toBe(lea._id);
});

test('a guest chooses nothing that is kept, and a card for one payment alone keeps no other choice', () => {
  const guests = memoryOf(null);
  const { told, say } = guests.hear();
  say({ type: 'way.kept', way: { way: 'cash', cardId: 'visa', once } });
  expect([told, guests.storage.read('storefront.way_to_pay'), guests.tabStorage.read('storefront.card_once')]).toEqual([[], null, null]);
  const at = memoryOf(lea);
  at.hear().say({ type: 'way.kept', way: { ...NO_WAY, once } });
  expect(at.storage.read('storefront.way_to_pay')).toBeNull();
});
