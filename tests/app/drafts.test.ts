import { expect, test } from 'vitest';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import { filledIn } from '#machines/favourite-addresses/sample-addresses.ts';
import { keepAddressForm, keptAddressForm } from '#src/browser/address-form-memory.ts';
import { keepLead, keptLead } from '#src/browser/lead-memory.ts';
import { keepDraft, keptDraft } from '#src/browser/parcel-memory.ts';
import { keepProfileDraft, keptProfileDraft } from '#src/browser/profile-draft-memory.ts';
import { ratingWords } from '#src/browser/rating-words-memory.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { cardOnceOf, keepWayToPay, noteCardOnce, wayToPayKept } from '#src/flows/payment/way-to-pay.ts';
import { topUpMemory } from '#src/flows/wallet-top-up/top-up-under-way.ts';

const [lea, noah] = ['a'.repeat(24), 'b'.repeat(24)];
const form = { addressId: null, isOpen: true, draft: { ...filledIn, search: 'Rue du', none: ['floor'] as const } };
const draft = { last_name: 'Roch', phone: '79 11' };
const rated = { orderId: 'c'.repeat(24), who: 'store' } as const;
function page() {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  keepAddressForm(keeper, lea, form);
  keepProfileDraft(keeper, lea, draft);
  topUpMemory(keeper, () => lea).writeAmount('27.5');
  ratingWords(keeper, () => lea).keep(rated, 'The crust was');
  keepWayToPay(keeper, lea, { way: 'cash' });
  return { store, keeper };
}

test('what was filled in is kept whole until it is forgotten, and read by its owner alone', () => {
  const { keeper } = page();
  expect(keptAddressForm(keeper, lea)).toEqual(form);
  expect(keptProfileDraft(keeper, lea)).toEqual(draft);
  expect([lea, noah].map((who) => topUpMemory(keeper, () => who).readAmount())).toEqual(['27.5', null]);
  expect([lea, noah].map((who) => ratingWords(keeper, () => who).read(rated))).toEqual(['The crust was', null]);
  expect(ratingWords(keeper, () => lea).read({ ...rated, who: 'courier' })).toBeNull();
  keepAddressForm(keeper, lea, null);
  expect(keptAddressForm(keeper, lea)).toBeNull();
  keepProfileDraft(keeper, lea, null);
  expect(keptProfileDraft(keeper, lea)).toBeNull();
});

test('of many ratings the newest words wait, and none where they are gone', () => {
  const { keeper } = page();
  const words = ratingWords(keeper, () => lea);
  for (let turn = 0; turn < 30; turn += 1) words.keep({ orderId: `order ${turn}`, who: 'courier' }, `${turn}`);
  expect([9, 10, 29].map((turn) => words.read({ orderId: `order ${turn}`, who: 'courier' }))).toEqual([null, '10', '29']);
  words.keep({ orderId: 'order 29', who: 'courier' }, null);
  expect(words.read({ orderId: 'order 29', who: 'courier' })).toBeNull();
  keeper.write('storefront.rating_words', { holder: lea, words: 'broken' });
  expect(words.read(rated)).toBeNull();
});

test('a card that is chosen leaves the way to pay as it was chosen; nobody’s is kept', () => {
  const { keeper } = page();
  keepWayToPay(keeper, lea, { cardId: 'c'.repeat(24) });
  expect(wayToPayKept(keeper, lea)).toEqual({ way: 'cash', cardId: 'c'.repeat(24) });
  expect([noah, null].map((who) => wayToPayKept(keeper, who))).toEqual([
    { way: null, cardId: null },
    { way: null, cardId: null },
  ]);
  keepWayToPay(keeper, null, { way: 'cash' });
  expect(wayToPayKept(keeper, null)).toEqual({ way: null, cardId: null });
});

test('a card for one order is known to its own payment, customer and tab, until another one is chosen', () => {
  const store = memoryStore();
  const tabKeeper = createKeeper(() => store);
  const mine = { holder: lea, paymentId: 'p'.repeat(24) };
  noteCardOnce(mine, 'c'.repeat(24), tabKeeper);
  const others = [
    { ...mine, holder: noah },
    { ...mine, paymentId: 'q'.repeat(24) },
    { holder: null, paymentId: null },
  ];
  expect([mine, ...others].map((who) => cardOnceOf(who, tabKeeper))).toEqual(['c'.repeat(24), null, null, null]);
  noteCardOnce(mine, null, tabKeeper);
  noteCardOnce({ holder: lea, paymentId: null }, 'c'.repeat(24), tabKeeper);
  expect([mine, ...others].map((who) => cardOnceOf(who, tabKeeper))).toEqual([null, null, null, null]);
});

test('what somebody else filled in, or what cannot be read, is as if nothing were there', () => {
  const { store, keeper } = page();
  expect(keptAddressForm(keeper, noah)).toBeNull();
  expect(keptProfileDraft(keeper, noah)).toBeNull();
  expect(keptProfileDraft(keeper, null)).toBeNull();
  const broken = { isOpen: 7, last_name: 7 };
  for (const text of ['{', '[]', JSON.stringify({ holder: lea, form: broken, draft: broken }), '{"__proto__":{"holder":"x"}}']) {
    store.setItem('storefront.address_form', text);
    store.setItem('storefront.profile_draft', text);
    expect(keptAddressForm(keeper, lea), text).toBeNull();
    expect(keptProfileDraft(keeper, lea), text).toBeNull();
  }
});

test('a password is not read back, and nobody’s draft is not kept', () => {
  const { store, keeper } = page();
  store.setItem('storefront.profile_draft', JSON.stringify({ holder: lea, draft: { ...draft, old_password: 'a lake in June' } }));
  expect(keptProfileDraft(keeper, lea)).toEqual(draft);
  keepProfileDraft(keeper, lea, null);
  keepProfileDraft(keeper, null, draft);
  expect(store.getItem('storefront.profile_draft')).toBeNull();
});

const bakery = { companyName: 'Épicerie des Bains', mobile: '78 55' };
const rider = { name: 'Jonas', newsletter: true };

function tab(holder: string | null) {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  keepLead(keeper, holder, 'partner', bakery);
  keepLead(keeper, holder, 'interest', rider);
  return { store, keeper };
}

test('each form keeps its own, until it is sent', () => {
  const { store, keeper } = tab(null);
  expect([keptLead(keeper, null, 'partner'), keptLead(keeper, null, 'interest'), keptLead(keeper, null, 'hopper')]).toEqual([
    bakery,
    rider,
    null,
  ]);
  keepLead(keeper, null, 'partner', null);
  expect([keptLead(keeper, null, 'partner'), keptLead(keeper, null, 'interest')]).toEqual([null, rider]);
  keepLead(keeper, null, 'interest', null);
  expect(store.getItem('storefront.leads')).toBeNull();
});

test('a lead that cannot be read is as if nothing were there', () => {
  const { store, keeper } = tab(null);
  for (const kept of ['{', '[]', '{"holder":null}', '{"holder":null,"drafts":7}', '{"holder":null,"drafts":{"partner":{"name":7}}}']) {
    store.setItem('storefront.leads', kept);
    expect(keptLead(keeper, null, 'partner'), kept).toBeNull();
  }
});

test('a parcel that somebody else filled in, or that cannot be read,, is as if nothing were there', () => {
  const { store, keeper } = page();
  keepDraft(keeper, lea, { ...EMPTY_PARCEL, payer: 'receiver' });
  expect(keptDraft(keeper, lea)?.payer).toBe('receiver');
  expect(keptDraft(keeper, noah)).toBeNull();
  for (const broken of ['{', '[]', JSON.stringify({ holder: lea, draft: { pickup: 7 } }), '{"__proto__":{"holder":"x"}}']) {
    store.setItem('storefront.parcel', broken);
    expect(keptDraft(keeper, lea), broken).toBeNull();
  }
});
