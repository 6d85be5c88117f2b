import { expect, test } from 'vitest';
import { handLeadsOver } from '#src/app/in-step/hand-leads-over.ts';
import { keepLead, keptLead } from '#src/browser/lead-memory.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const [lea, noah] = ['a'.repeat(24), 'b'.repeat(24)];
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

test('a guest who signs in takes it along; it waits where the server ends the session, and goes with who signs out', () => {
  const { store, keeper } = tab(null);
  handLeadsOver(keeper, { now: lea, endedByServer: false });
  expect([keptLead(keeper, lea, 'partner'), keptLead(keeper, null, 'partner')]).toEqual([bakery, null]);
  handLeadsOver(keeper, { now: null, endedByServer: true });
  handLeadsOver(keeper, { now: lea, endedByServer: false });
  expect(keptLead(keeper, lea, 'interest')).toEqual(rider);
  handLeadsOver(keeper, { now: null, endedByServer: false });
  expect(store.getItem('storefront.leads')).toBeNull();
});

test('the next customer finds nothing of it, and whoever changes nothing loses nothing', () => {
  const { keeper } = tab(lea);
  handLeadsOver(keeper, { now: lea, endedByServer: false });
  expect(keptLead(keeper, lea, 'partner')).toEqual(bakery);
  handLeadsOver(keeper, { now: noah, endedByServer: false });
  expect([keptLead(keeper, noah, 'partner'), keptLead(keeper, lea, 'partner')]).toEqual([null, null]);
});

test('what cannot be read is as if nothing were there', () => {
  const { store, keeper } = tab(null);
  for (const kept of ['{', '[]', '{"holder":null}', '{"holder":null,"drafts":7}', '{"holder":null,"drafts":{"partner":{"name":7}}}']) {
    store.setItem('storefront.leads', kept);
    expect(keptLead(keeper, null, 'partner'), kept).toBeNull();
  }
});
