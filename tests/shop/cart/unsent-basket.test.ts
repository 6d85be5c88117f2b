import { expect, test } from 'vitest';
import { fondue, RADE, ramen, withFondue, withRamen } from '#machines/cart/sample-carts.ts';
import { basketServer } from '#tests/machines/cart/basket-server.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { unsentBasket } from '#src/shop/cart/unsent-basket.ts';

const added = { cart: withFondue, changes: [{ type: 'line.added', storeId: RADE, line: fondue } as const], attempts: [] };
const nothing = { cart: withFondue, changes: [], attempts: [] };

const serverCart = (version: number, lines: readonly (typeof fondue)[]) => ({
  ...basketServer(RADE, lines).present().value,
  cart_id: withFondue.cart_id,
  cart_version: version,
});

/** A browser that saw the basket with a fondue last; each call opens a tab. */
function browser() {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('storefront.basket', `${withFondue.cart_id} 1`);
  const openTab = () => {
    const tabStore = memoryStore();
    const storages = { storage, tabStorage: createBrowserStorage(() => tabStore) };
    return unsentBasket(storages, () => 'lea');
  };
  return { storage, openTab };
}

test('what a closed tab had to tell is told by the next one, as if it had been asked already', () => {
  const { openTab } = browser();
  openTab().keep(added);
  expect(openTab().read()).toEqual({ ...added, attempts: [1] });
});

test('a tab that is loaded anew goes on with its own', () => {
  const { openTab } = browser();
  const tab = openTab();
  tab.keep(added);
  expect(tab.read()).toEqual(added);
  tab.keep(nothing);
  expect([tab.read(), openTab().read()]).toEqual([null, null]);
});

test('what another tab has to tell is not forgotten by who has nothing to tell', () => {
  const { openTab } = browser();
  openTab().keep(added);
  openTab().keep(nothing);
  expect(openTab().read()).toEqual({ ...added, attempts: [1] });
});

test('the basket is known as it was last, while it is the one', () => {
  const { openTab, storage } = browser();
  expect(openTab().lastKnown()).toBeNull();
  openTab().keep(nothing);
  expect([openTab().read(), openTab().lastKnown()]).toEqual([null, withFondue]);
  storage.write('storefront.basket', ' 0');
  expect(openTab().lastKnown()).toBeNull();
});

test('of a basket that was ordered or is another by now nothing is told', () => {
  const { openTab, storage } = browser();
  openTab().keep({ ...added, cart: withRamen, changes: [{ type: 'line.added', storeId: RADE, line: ramen }] });
  expect(openTab().read()).toBeNull();
  openTab().keep(added);
  storage.write('storefront.basket', ' 0');
  expect(openTab().read()).toBeNull();
});

const soup = { ...fondue, itemId: '2'.repeat(24) };
const addedSoup = { cart: withFondue, changes: [{ type: 'line.added', storeId: RADE, line: soup } as const], attempts: [] };

test('what two closed tabs had to tell is told together', () => {
  const { openTab } = browser();
  openTab().keep(added);
  openTab().keep(addedSoup);
  const later = openTab();
  const both = later.read();
  expect(both).toEqual({ cart: withFondue, changes: [...added.changes, ...addedSoup.changes], attempts: [1, 2] });
  // Once it is told nothing of it is left.
  if (both) later.keep({ ...both, changes: [], attempts: [] });
  expect(openTab().read()).toBeNull();
});

test('what a tab tells for another is told once, whichever of them is closed first', () => {
  const { openTab } = browser();
  openTab().keep(added);
  const second = openTab();
  const taken = second.read();
  if (taken) second.keep({ ...taken, changes: [...taken.changes, ...addedSoup.changes] });
  expect(openTab().read()?.changes).toEqual([...added.changes, ...addedSoup.changes]);
  // Loaded anew, it still knows what it tells for another.
  expect(second.read()?.changes).toHaveLength(2);
});

test('what one tab took over from another that goes on is told once', () => {
  const { openTab } = browser();
  const first = openTab();
  first.keep(added);
  const second = openTab();
  const taken = second.read();
  if (taken) second.keep({ ...taken, changes: [...taken.changes, ...addedSoup.changes] });
  first.keep({ ...added, changes: [...added.changes, { type: 'cart.emptied' }] });
  expect(openTab().read()?.changes).toEqual([...added.changes, ...addedSoup.changes, { type: 'cart.emptied' }]);
});

test('what a closed tab had told on an older basket is not told again where a newer one shows it', () => {
  const { openTab } = browser();
  const twice = { ...fondue, quantity: 2 };
  openTab().keep(added);
  openTab().keep({ ...addedSoup, cart: serverCart(2, [twice]) });
  expect(openTab().read()?.changes).toEqual(addedSoup.changes);
});
