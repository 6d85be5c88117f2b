import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage, memoryStore, type TextStore } from '#src/browser/storage.ts';
import { cartToken, newCartToken } from '#src/browser/guest-token.ts';

afterEach(() => vi.unstubAllGlobals());

const place = {
  latitude: 46.2,
  longitude: 6.14,
  address: 'Here',
  city1: '',
  city2: '',
  city3: '',
  country: '',
  country_code: '',
  country_code_2: '',
  city_code: '',
};
const broken: TextStore = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

test('keeps values under the specification’s names', () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('current_location', place);
  storage.write('language', 'fr');
  expect(store.getItem('language')).toBe('fr');
  expect(JSON.parse(store.getItem('current_location') ?? '')).toEqual(place);
  expect(createBrowserStorage(() => store).read('current_location')).toEqual(place);
});

test.each([
  ['not JSON', '{"latitude":'],
  ['an old shape', '{"lat":1}'],
  ['a prototype', '{"__proto__":{"latitude":1}}'],
  ['null', 'null'],
])('%s is forgotten, and only that key', (_name, text) => {
  const store = memoryStore();
  store.setItem('current_location', text);
  store.setItem('language', 'fr');
  const storage = createBrowserStorage(() => store);
  expect(storage.read('current_location')).toBeNull();
  expect(store.getItem('current_location')).toBeNull();
  expect(storage.read('language')).toBe('fr');
});

test('a browser that keeps nothing still works for as long as the page lives', () => {
  for (const preferred of [
    () => broken,
    () => {
      throw new DOMException('no storage', 'SecurityError');
    },
  ]) {
    const storage = createBrowserStorage(preferred);
    expect(storage.read('user')).toBeNull();
    const token = cartToken(storage);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(cartToken(storage)).toBe(token);
    storage.write('language', 'fr');
    expect(storage.read('language')).toBe('fr');
  }
});

test('a new guest’s token takes the earlier one’s place', () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const before = cartToken(storage);
  const issued = newCartToken(storage);
  expect(issued).toMatch(/^[0-9a-f]{32}$/);
  expect(issued).not.toBe(before);
  expect(cartToken(storage)).toBe(issued);
  expect(store.getItem('cart_unique_token')).toBe(issued);
});

test.each([1e300, 2_000_000_000_000.5, -1])('a time at %s is no time to remember', (at) => {
  const store = memoryStore();
  store.setItem('storefront.delivery_time', JSON.stringify({ date: '2026-11-24', start: '12:00', end: null, at }));
  expect(createBrowserStorage(() => store).read('storefront.delivery_time')).toBeNull();
  expect(store.getItem('storefront.delivery_time')).toBeNull();
});

test('a page that came over plain HTTP issues tokens too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newCartToken(createBrowserStorage(memoryStore))).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['https://elsewhere.example/basket', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  '%s is no page of ours to come back to',
  (href) => {
    const store = memoryStore();
    store.setItem('storefront.led_out', JSON.stringify({ customerId: 'a'.repeat(24), href }));
    expect(createBrowserStorage(() => store).read('storefront.led_out')).toBeNull();
  },
);
