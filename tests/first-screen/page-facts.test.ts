import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Language } from '#contract/enumerations.ts';
import { menuWith, water } from '#machines/reorder/sample-reorder.ts';
import { CITY_SLUG } from '#src/api/whereabouts.ts';
import { pageFacts } from '#src/first-screen/page-facts.ts';

const ORIGIN = 'https://escale.example';
const factsOf = (routeId: string, { search = {}, language = 'en' as Language, queryClient = new QueryClient(), pathname = routeId } = {}) =>
  pageFacts({ origin: ORIGIN, routeId, search, pathname, language, queryClient });
const stores = (category: unknown) => factsOf('/stores', { search: { category } });

test('the one address of a category’s page names it, whatever text that is', () => {
  expect(stores('abc').canonical).toBe('https://escale.example/stores?category=abc');
  expect(stores('a&b=c 日').canonical).toBe('https://escale.example/stores?category=a%26b%3Dc%20%E6%97%A5');
  expect(stores('\ud800').canonical).toBe('https://escale.example/stores?category=%EF%BF%BD');
});

test('without a category, or with one that the city does not have, another’s stores are shown: nobody is to find that', () => {
  expect([stores(''), stores(undefined), stores(7)].map(({ canonical }) => canonical)).toEqual([null, null, null]);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['categories', {}, 'en'], { deliveries: [{ _id: 'abc', delivery_name: 'Groceries' }] });
  const of = (category: string) => factsOf('/stores', { search: { category }, queryClient });
  expect([of('abc').canonical, of('abd').canonical]).toEqual([`${ORIGIN}/stores?category=abc`, null]);
  expect(JSON.stringify(of('abc').structured)).toContain('Groceries');
});

const FIRST = { _id: 'c1', city_name: 'Here', city_slug: CITY_SLUG, location: [46.2044, 6.1432] };
const OTHER = { _id: 'c2', city_name: 'Là-bas', city_slug: 'over-there', location: [45.76, 4.8357] };

test('a page of another city is named by it, in each language, and one of the first city by no city', () => {
  const queryClient = new QueryClient();
  for (const language of ['en', 'fr'])
    queryClient.setQueryData(['served cities', language], { countries: [{ cities: [OTHER] }, { cities: [FIRST] }] });
  const of = (page: string, search: object, language: Language = 'en') => factsOf(page, { search: { ...search }, language, queryClient });
  expect(of('/home', { city: 'over-there' }).canonical).toBe(`${ORIGIN}/?city=over-there`);
  expect(of('/deliveries', { city: 'over-there' }, 'fr').canonical).toBe(`${ORIGIN}/deliveries?city=over-there&lang=fr`);
  const list = of('/stores', { city: 'over-there', category: 'abc' }, 'fr');
  expect([list.canonical, ...list.alternates.map(([, href]) => href)]).toEqual([
    `${ORIGIN}/stores?category=abc&city=over-there&lang=fr`,
    `${ORIGIN}/stores?category=abc&city=over-there`,
    `${ORIGIN}/stores?category=abc&city=over-there&lang=fr`,
    `${ORIGIN}/stores?category=abc&city=over-there`,
  ]);
  expect([of('/', { city: CITY_SLUG }), of('/stores', { city: CITY_SLUG, category: 'abc' })].map(({ canonical }) => canonical)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/stores?category=abc`,
  ]);
  // The help page is the same in every city.
  expect(of('/help', { city: 'over-there' }).canonical).toBe(`${ORIGIN}/help`);
});

test('of a city that is not served, or not known to be, the first is shown: nobody is to find that', () => {
  const queryClient = new QueryClient();
  const of = (city: unknown) => factsOf('/', { search: { city }, queryClient });
  expect(of('over-there')).toMatchObject({ canonical: null, isThere: true });
  queryClient.setQueryData(['served cities', 'en'], { countries: [{ cities: [FIRST] }] });
  expect([of('over-there'), of(''), of(7)].map(({ canonical }) => canonical)).toEqual([null, null, null]);
});

test('whether a city has a category is asked of that city’s own', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['served cities', 'en'], { countries: [{ cities: [FIRST, OTHER] }] });
  for (const [
    {
      location: [latitude, longitude],
    },
    _id,
  ] of [
    [FIRST, 'abc'],
    [OTHER, 'xyz'],
  ] as const)
    queryClient.setQueryData(['categories', { latitude, longitude }, 'en'], { deliveries: [{ _id, delivery_name: 'Food' }] });
  const of = (search: object) => factsOf('/stores', { search: { ...search }, queryClient }).canonical;
  expect(of({ category: 'xyz', city: 'over-there' })).toBe(`${ORIGIN}/stores?category=xyz&city=over-there`);
  expect([of({ category: 'abc', city: 'over-there' }), of({ category: 'xyz' })]).toEqual([null, null]);
  expect(of({ category: 'abc' })).toBe(`${ORIGIN}/stores?category=abc`);
});

test('a page has one address a language, each of which tells of the others', () => {
  const french = factsOf('/deliveries', { language: 'fr' });
  expect(french.canonical).toBe(`${ORIGIN}/deliveries?lang=fr`);
  expect(french.alternates).toEqual([
    ['en', `${ORIGIN}/deliveries`],
    ['fr', `${ORIGIN}/deliveries?lang=fr`],
    ['x-default', `${ORIGIN}/deliveries`],
  ]);
  expect(factsOf('/deliveries').alternates).toEqual(french.alternates);
  expect(factsOf('/stores', { search: { category: 'abc' }, language: 'fr' }).canonical).toBe(`${ORIGIN}/stores?category=abc&lang=fr`);
});

test('two addresses of one page are one to others', () => {
  expect([factsOf('/home').canonical, factsOf('/faq').canonical]).toEqual([`${ORIGIN}/`, `${ORIGIN}/help`]);
});

test('a page that nobody else should see has no address, in no language', () => {
  for (const own of ['/basket', '/orders', '/courier_order', '/invoice', '/new-password', '/store/logout'])
    expect(factsOf(own)).toMatchObject({ canonical: null, alternates: [], isThere: true });
});

test('an address without a page, and one of a store that is not there, are not there', () => {
  expect(factsOf('/$', { pathname: '/nothing' }).isThere).toBe(false);
  expect(factsOf('/$city_name/$delivery_name/$store_name/$store_id', { pathname: '/a/b/c/d' }).isThere).toBe(false);
});

test('a store’s address names its country, and its prices their currency, by their codes where the server tells them', () => {
  const menu = { ...menuWith([water]), city_name: 'Lyon', currency: '€' };
  const shared = { ...menu.store, country_phone_code: '+33', phone: '478550110', address: 'Rue X 1, 69002 Lyon', store_time: [] };
  const told = (codes: object) => {
    const store = {
      ...shared,
      slogan: '',
      location: [45.7, 4.8],
      price_rating: 1,
      user_rate: 4.5,
      user_rate_count: 0,
      famous_products_tags: [],
    };
    const products = [{ name: 'Food', items: [{ ...water, diets: [] }] }];
    const queryClient = new QueryClient();
    queryClient.setQueryData(['menu', 'd'], { ...menu, delivery_name: 'Food', store, products, ...codes });
    const { structured } = factsOf('/$city_name/$delivery_name/$store_name/$store_id', { pathname: '/a/b/c/d', queryClient });
    return JSON.stringify(structured);
  };
  expect(told({ country_code: 'FR', currency_code: 'EUR' })).toMatch(
    /"addressLocality":"Lyon","addressCountry":"FR".*"priceCurrency":"EUR"/,
  );
  expect(told({})).toMatch(/"addressLocality":"Lyon"}.*"priceCurrency":"€"/);
});
