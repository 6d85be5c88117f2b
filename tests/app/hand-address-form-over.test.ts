import { expect, test } from 'vitest';
import { filledIn } from '#machines/favourite-addresses/sample-addresses.ts';
import { handAddressFormOver } from '#src/app/in-step/hand-address-form-over.ts';
import { keepAddressForm, keptAddressForm } from '#src/browser/address-form-memory.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const [lea, noah] = ['a'.repeat(24), 'b'.repeat(24)];
const form = { addressId: null, isOpen: true, draft: { ...filledIn, search: 'Rue du', none: ['floor'] as const } };
function page() {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  keepAddressForm(keeper, lea, form);
  return { store, keeper };
}

test('what was filled in is kept whole until it is forgotten, and waits for its customer where the server ended the session', () => {
  const { keeper } = page();
  handAddressFormOver(keeper, { now: null, endedByServer: true });
  handAddressFormOver(keeper, { now: lea, endedByServer: false });
  expect(keptAddressForm(keeper, lea)).toEqual(form);
  keepAddressForm(keeper, lea, null);
  expect(keptAddressForm(keeper, lea)).toBeNull();
});

test.each([
  ['who signs out', { now: null, endedByServer: false }],
  ['the next customer', { now: noah, endedByServer: false }],
] as const)('%s leaves nothing of it', (_, change) => {
  const { store, keeper } = page();
  handAddressFormOver(keeper, change);
  expect(keptAddressForm(keeper, lea)).toBeNull();
  expect(store.getItem('storefront.address_form')).toBeNull();
});

test('what somebody else filled in, or what cannot be read, is as if nothing were there', () => {
  const { store, keeper } = page();
  expect(keptAddressForm(keeper, noah)).toBeNull();
  for (const broken of ['{', '[]', JSON.stringify({ holder: lea, form: { isOpen: 7 } }), '{"__proto__":{"holder":"x"}}']) {
    store.setItem('storefront.address_form', broken);
    expect(keptAddressForm(keeper, lea), broken).toBeNull();
  }
});
