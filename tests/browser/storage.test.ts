import { afterEach, expect, test, vi } from 'vitest';
import { createKeeper, memoryStore, type TextStore } from '#src/browser/storage.ts';
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
  const keeper = createKeeper(() => store);
  keeper.write('current_location', place);
  keeper.write('language', 'fr');
  expect(store.getItem('language')).toBe('fr');
  expect(JSON.parse(store.getItem('current_location') ?? '')).toEqual(place);
  expect(createKeeper(() => store).read('current_location')).toEqual(place);
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
  const keeper = createKeeper(() => store);
  expect(keeper.read('current_location')).toBeNull();
  expect(store.getItem('current_location')).toBeNull();
  expect(keeper.read('language')).toBe('fr');
});

test('a browser that keeps nothing still works for as long as the page lives', () => {
  for (const preferred of [
    () => broken,
    () => {
      throw new DOMException('no storage', 'SecurityError');
    },
  ]) {
    const keeper = createKeeper(preferred);
    expect(keeper.read('user')).toBeNull();
    const token = cartToken(keeper);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(cartToken(keeper)).toBe(token);
    keeper.write('language', 'fr');
    expect(keeper.read('language')).toBe('fr');
  }
});

test('a new guest’s token takes the earlier one’s place', () => {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const before = cartToken(keeper);
  const issued = newCartToken(keeper);
  expect(issued).toMatch(/^[0-9a-f]{32}$/);
  expect(issued).not.toBe(before);
  expect(cartToken(keeper)).toBe(issued);
  expect(store.getItem('cart_unique_token')).toBe(issued);
});

test.each([1e300, 2_000_000_000_000.5, -1])('a time at %s is no time to remember', (at) => {
  const store = memoryStore();
  store.setItem('storefront.delivery_time', JSON.stringify({ date: '2026-11-24', start: '12:00', end: null, at }));
  expect(createKeeper(() => store).read('storefront.delivery_time')).toBeNull();
  expect(store.getItem('storefront.delivery_time')).toBeNull();
});

test('a page that came over plain HTTP issues tokens too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newCartToken(createKeeper(memoryStore))).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['https://elsewhere.example/basket', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  '%s is no page of ours to come back to',
  (href) => {
    const store = memoryStore();
    store.setItem('storefront.led_out', JSON.stringify({ customerId: 'a'.repeat(24), href }));
    expect(createKeeper(() => store).read('storefront.led_out')).toBeNull();
  },
);
