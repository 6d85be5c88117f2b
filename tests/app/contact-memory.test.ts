import { expect, test } from 'vitest';
import { contactMemory } from '#src/flows/checkout/contact-memory.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const contact = {
  draft: { name: 'Inès', phone: '079', note: '', houseNumber: '', placeName: '', floor: '3', entryCode: '1905', postcode: null },
  typed: ['name', 'entryCode'] as const,
};

function tabOf(first: { holder: string; cartId: string | null }) {
  const store = memoryStore();
  const now = { ...first };
  const tabKeeper = createKeeper(() => store);
  return { now, tabKeeper, memory: contactMemory({ tabKeeper, holder: () => now.holder, cartId: () => now.cartId }) };
}

test('what is typed is there again for the same holder and the same basket', () => {
  const { memory } = tabOf({ holder: 'ines', cartId: 'first' });
  expect(memory.read()).toBeNull();
  memory.keep(contact);
  expect(memory.read()).toEqual(contact);
  memory.forget();
  expect(memory.read()).toBeNull();
});

test.each([
  ['another customer', { holder: 'noah', cartId: 'first' }],
  ['the next basket', { holder: 'ines', cartId: 'second' }],
])('%s sees nothing of it', (_, next) => {
  const { memory, now } = tabOf({ holder: 'ines', cartId: 'first' });
  memory.keep(contact);
  Object.assign(now, next);
  expect(memory.read()).toBeNull();
});

test('what a guest typed is there in whichever basket they have once they have signed in', () => {
  const { memory, now, tabKeeper } = tabOf({ holder: 'token', cartId: 'first' });
  memory.keep(contact);
  tabKeeper.write('storefront.contact', { holder: 'ines', cartId: null, draft: contact.draft, typed: [...contact.typed] });
  Object.assign(now, { holder: 'ines', cartId: 'joined' });
  expect(memory.read()).toEqual(contact);
});
