import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { filledIn } from '#tests/shop/sample-addresses.ts';
import { ownedDraft } from '#src/browser/owned-draft.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { unsentBasket } from '#src/shop/cart/unsent-basket.ts';
import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { addressFormDraft } from '#src/browser/drafts/address-form.ts';
import { leadWith } from '#src/features/pages/lead/lead-ports.ts';
import { storedBasketDraft } from '#src/browser/drafts/unsent-basket.ts';
import { promoCodeDraft } from '#src/browser/drafts/promo-code.ts';
import { houseNumberDraft } from '#src/browser/drafts/house-number.ts';
import { cardOnceDraft, wayDraft } from '#src/browser/drafts/way-to-pay.ts';
import { profileWith } from '#src/features/account/profile/profile-ports.ts';
import { ratingWords } from '#src/features/orders/rating/rating-words.ts';
import { topUpMemory } from '#src/features/account/top-up/pending-top-up.ts';

const [lea, noah] = ['a'.repeat(24), 'b'.repeat(24)];
const GUEST = 'g'.repeat(32);
const rated = { orderId: 'c'.repeat(24), who: 'store' } as const;
const form = { addressId: null, isOpen: true, draft: { ...filledIn, search: 'Rue du', none: ['floor' as const] } };
const contact = { draft: { ...NO_CONTACT, name: 'Inès', floor: '3' }, typed: ['name'] };
const untold = { cart: null, changes: [{ type: 'cart.emptied' }], attempts: [1] };
const keptBasket = { last: untold, tabs: [{ tab: 'a tab', untold }] };

/** A browser and one of its tabs; `as` says who is here, with which basket. */
function browser() {
  const [store, tabStore] = [memoryStore(), memoryStore()];
  const storages = { storage: createBrowserStorage(() => store), tabStorage: createBrowserStorage(() => tabStore) };
  storages.storage.write('cart_unique_token', GUEST);
  const as = (id: string | null, cartId = 'first') => {
    const session = { getSnapshot: () => ({ context: { user: id === null ? null : { _id: id } } }), send: () => undefined };
    const cart = { getSnapshot: () => ({ is: 'filled', cart: { cart_id: cartId } }) };
    const around = { ...storages, session, cart } as never;
    const addresses = addressFormDraft(storages, () => id ?? undefined);
    const [profile, lead] = [profileWith({} as never, around), leadWith({} as never, around)];
    const words = ratingWords(around);
    const memory = contactMemoryOf(around);
    const basket = unsentBasket(storages, () => id ?? GUEST);
    const kept = storedBasketDraft<typeof untold>(storages, () => id ?? GUEST);
    const [way, once] = [wayDraft(storages, () => id ?? undefined), cardOnceDraft(storages, () => id ?? undefined)];
    const number = houseNumberDraft(storages, () => id ?? undefined);
    const code = promoCodeDraft(storages, () => id ?? undefined);
    const topUp = topUpMemory(storages, () => id);
    const parcel = courierBookingWith({} as never, around);
    return {
      'storefront.address_form': { read: () => addresses.read()?.form ?? null, keep: () => addresses.keep({ form }), value: form },
      'storefront.profile_draft': {
        read: () => profile.begin().draft,
        keep: () => profile.remember({ last_name: 'Roch' }),
        value: { last_name: 'Roch' },
      },
      'storefront.rating_words': {
        read: () => words.read(rated),
        keep: () => words.keep(rated, 'The crust was'),
        value: 'The crust was',
      },
      'storefront.top_up_amount': { read: topUp.amount.read, keep: () => topUp.amount.keep('27.5'), value: '27.5' },
      'storefront.way_to_pay': {
        read: () => way.read()?.way ?? null,
        keep: () => way.keep({ way: 'cash', cardId: null }),
        value: 'cash',
      },
      'storefront.card_once': {
        read: () => once.read()?.cardId ?? null,
        keep: () => once.keep({ paymentId: 'p', cardId: 'visa' }),
        value: 'visa',
      },
      'storefront.parcel': {
        read: () => parcel.begin({ step: 'ends' } as never).draft,
        keep: () =>
          ownedDraft(storages, 'storefront.parcel', v.looseObject({}), () => id ?? undefined).keep({
            draft: { ...EMPTY_PARCEL, payer: 'receiver' },
          }),
        value: { ...EMPTY_PARCEL, payer: 'receiver' },
      },
      'storefront.house_number': {
        read: () => number.read()?.houseNumber ?? null,
        keep: () => number.keep({ address: 'Rue du Rhône, 1204 Genève', houseNumber: '12' }),
        value: '12',
      },
      'storefront.leads': {
        read: () => lead.begin('partner').draft,
        keep: () => lead.remember('partner', { name: 'Jo' }),
        value: { name: 'Jo' },
      },
      'storefront.contact': { read: memory.read, keep: () => memory.keep(contact), value: contact },
      'storefront.promo_code': {
        read: code.read,
        keep: () => code.keep({ basket: 'SPRI', parcel: '' }),
        value: { basket: 'SPRI', parcel: '' },
      },
      'storefront.untold_basket': { read: basket.read, keep: () => basket.keep(untold as never), value: untold },
      'storefront.kept_basket': { read: kept.read, keep: () => kept.keep(keptBasket), value: keptBasket },
    };
  };
  return { store, tabStore, storages, as };
}
const KEYS = Object.keys(browser().as(lea)) as (keyof ReturnType<ReturnType<typeof browser>['as']>)[];
const OF_GUESTS_TOO = ['storefront.leads', 'storefront.contact', 'storefront.untold_basket', 'storefront.kept_basket'];

describe.each(KEYS)('%s', (key) => {
  test('is read whole by who typed it, and by nobody else', () => {
    const { as } = browser();
    as(lea)[key].keep();
    expect(as(lea)[key].read()).toEqual(as(lea)[key].value);
    expect([as(noah)[key].read(), as(null)[key].read()]).toEqual([null, null]);
  });

  test('is a guest’s where guests type it, and else kept of nobody', () => {
    const { as, store, tabStore } = browser();
    as(null)[key].keep();
    expect([as(null)[key].read() === null, (store.getItem(key) ?? tabStore.getItem(key)) === null]).toEqual(
      OF_GUESTS_TOO.includes(key) ? [false, false] : [true, true],
    );
    expect(as(lea)[key].read()).toBeNull();
  });

  test('is written over by nobody while it waits for whose session the server ended', () => {
    const { as, storages } = browser();
    as(lea)[key].keep();
    storages.storage.write('storefront.ended_session', { customerId: lea });
    as(null)[key].keep();
    expect(as(lea)[key].read()).toEqual(as(lea)[key].value);
    storages.storage.forget('storefront.ended_session');
    as(noah)[key].keep();
    expect([as(lea)[key].read(), as(noah)[key].read()]).toEqual([null, as(noah)[key].value]);
  });

  test('is as if nothing were there where it can’t be read', () => {
    const { as, store, tabStore } = browser();
    as(lea)[key].keep();
    const kept = store.getItem(key) === null ? tabStore : store;
    const names = Object.keys(JSON.parse(kept.getItem(key) ?? '{}') as object).filter((name) => name !== 'holder');
    const broken = JSON.stringify({ holder: lea, ...Object.fromEntries(names.map((name) => [name, 7])) });
    for (const text of ['{', '[]', broken, '{"__proto__":{"holder":"x"}}', `{"holder":"${lea}"}`]) {
      kept.setItem(key, text);
      expect(as(lea)[key].read(), text).toBeNull();
    }
  });
});

test('what somebody else typed is not forgotten by who has nothing to keep', () => {
  const { storages } = browser();
  const schema = v.object({ draft: v.string() });
  const of = (owner: string | null | undefined) => ownedDraft(storages, 'storefront.profile_draft', schema, () => owner);
  of(lea).keep({ draft: 'Roch' });
  for (const other of [noah, null, undefined]) of(other).keep(null);
  expect(of(lea).read()).toEqual({ draft: 'Roch' });
  of(lea).keep(null);
  expect(of(lea).read()).toBeNull();
});

test('what a browser keeps since before is read as it was written', () => {
  const { store, tabStore, as } = browser();
  store.setItem('storefront.address_form', JSON.stringify({ holder: lea, form }));
  store.setItem('storefront.profile_draft', JSON.stringify({ holder: lea, draft: { last_name: 'Roch', old_password: 'a lake in June' } }));
  store.setItem('storefront.rating_words', JSON.stringify({ holder: lea, words: [{ ...rated, typed: 'The crust was' }] }));
  store.setItem('storefront.top_up_amount', JSON.stringify({ holder: lea, typed: '27.5' }));
  store.setItem('storefront.way_to_pay', JSON.stringify({ holder: lea, way: 'cash', cardId: null }));
  store.setItem('storefront.parcel', JSON.stringify({ holder: lea, draft: { ...EMPTY_PARCEL, payer: 'receiver' } }));
  store.setItem('storefront.house_number', JSON.stringify({ holder: lea, address: 'Rue du Rhône, 1204 Genève', houseNumber: '12' }));
  tabStore.setItem('storefront.card_once', JSON.stringify({ holder: lea, paymentId: 'p', cardId: 'visa' }));
  tabStore.setItem('storefront.leads', JSON.stringify({ holder: lea, drafts: { partner: { name: 'Jo' } } }));
  tabStore.setItem('storefront.contact', JSON.stringify({ holder: lea, cartId: 'first', ...contact }));
  tabStore.setItem('storefront.promo_code', JSON.stringify({ holder: lea, basket: 'SPRI', parcel: '' }));
  store.setItem('storefront.kept_basket', JSON.stringify({ holder: lea, ...keptBasket }));
  tabStore.setItem('storefront.untold_basket', JSON.stringify({ holder: lea, untold }));
  const hers = as(lea);
  for (const key of KEYS) expect([key, hers[key].read()]).toEqual([key, hers[key].value]);
});

test('of many ratings the newest words wait, and none where they are gone', () => {
  const { storages } = browser();
  const words = ratingWords({ ...storages, session: { getSnapshot: () => ({ context: { user: { _id: lea } } }) } } as never);
  for (let turn = 0; turn < 30; turn += 1) words.keep({ orderId: `order ${turn}`, who: 'courier' }, `${turn}`);
  expect([9, 10, 29].map((turn) => words.read({ orderId: `order ${turn}`, who: 'courier' }))).toEqual([null, '10', '29']);
  words.keep({ orderId: 'order 29', who: 'courier' }, null);
  expect(words.read({ orderId: 'order 29', who: 'courier' })).toBeNull();
});

test('each form of a lead keeps its own, until it is sent', () => {
  const { storages, tabStore } = browser();
  const guests = leadWith({} as never, { ...storages, session: { getSnapshot: () => ({ context: { user: null } }) } } as never);
  const [bakery, rider] = [{ companyName: 'Épicerie des Bains' }, { name: 'Jonas', newsletter: true }];
  guests.remember('partner', bakery);
  guests.remember('interest', rider);
  expect((['partner', 'interest', 'hopper'] as const).map((kind) => guests.begin(kind).draft)).toEqual([bakery, rider, null]);
  guests.remember('partner', null);
  expect((['partner', 'interest'] as const).map((kind) => guests.begin(kind).draft)).toEqual([null, rider]);
  guests.remember('interest', null);
  expect(tabStore.getItem('storefront.leads')).toBeNull();
});

test('what is typed about who receives an order is of its basket alone, and a guest’s of whichever they have once they sign in', () => {
  const { as, storages } = browser();
  const of = (id: string | null, cartId: string) => as(id, cartId)['storefront.contact'];
  of(lea, 'first').keep();
  expect([of(lea, 'first').read(), of(lea, 'second').read()]).toEqual([contact, null]);
  storages.tabStorage.write('storefront.contact', { holder: lea, cartId: null, ...contact });
  expect(of(lea, 'joined').read()).toEqual(contact);
});
