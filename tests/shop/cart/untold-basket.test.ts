import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { fondue, RADE, ramen, withFondue, withRamen } from '#machines/cart/sample-carts.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { untoldBasket } from '#src/shop/cart/untold-basket.ts';

afterEach(() => onlineManager.setOnline(true));

const added = { cart: withFondue, changes: [{ type: 'line.added', storeId: RADE, line: fondue } as const], attempts: [] };
const nothing = { cart: withFondue, changes: [], attempts: [] };

/** A browser that saw the basket with a fondue last; each call opens a tab. */
function browser() {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('storefront.basket', `${withFondue.cart_id} 1`);
  const openTab = () => {
    const tabStore = memoryStore();
    const storages = { storage, tabStorage: createBrowserStorage(() => tabStore) };
    return untoldBasket(storages, () => 'lea');
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

test('without a network the basket is known as it was last', () => {
  const { openTab } = browser();
  openTab().keep(nothing);
  expect(openTab().read()).toBeNull();
  onlineManager.setOnline(false);
  expect(openTab().read()).toEqual(nothing);
});

test('of a basket that was ordered or is another by now nothing is told', () => {
  const { openTab, storage } = browser();
  openTab().keep({ ...added, cart: withRamen, changes: [{ type: 'line.added', storeId: RADE, line: ramen }] });
  expect(openTab().read()).toBeNull();
  openTab().keep(added);
  storage.write('storefront.basket', ' 0');
  expect(openTab().read()).toBeNull();
});
