import { describe, expect, test } from 'vitest';
import { frameRules, type FrameRules } from '#src/frame/frame-rules.ts';

const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const PAGES = [
  '/',
  '/home',
  '/stores',
  STORE,
  `/store${STORE}`,
  '/basket',
  '/deliveries',
  '/help',
  '/welcome',
  '/orders',
  '/payments',
  '/thankyou',
  '/delivery-coming',
  '/courier_order',
];
const where = (rule: keyof FrameRules) => PAGES.filter((page) => frameRules(page)[rule]);
const without = (...pages: string[]) => PAGES.filter((page) => !pages.includes(page));

describe('what the header shows, by the page’s route', () => {
  test('the logo everywhere but on a store’s page and its own page', () => {
    expect(where('logo')).toEqual(without(STORE, `/store${STORE}`));
  });
  test('‘VIEW ALL STORES’ on every page but root, home, stores and store, nor on a store’s own page', () => {
    expect(where('allStores')).toEqual(without('/', '/home', '/stores', STORE, `/store${STORE}`));
  });
  test('the sign-in control everywhere but in the basket', () => {
    expect(where('signIn')).toEqual(without('/basket'));
  });
  test('in its place the sign-up control on the page of who has just signed up', () => {
    expect(where('signUp')).toEqual(['/welcome']);
  });
  test('address box and time only where another one changes what is shown, and the page does not ask for it itself', () => {
    const ordering = ['/stores', STORE, `/store${STORE}`, '/basket', '/deliveries'];
    expect(where('place')).toEqual(ordering);
    expect(where('time')).toEqual(['/', '/home', ...ordering]);
    const pages = ['/favourite_stores', '/addresses', '/profile', '/invoice', '/partner', '/hopper', '/operator'];
    expect(pages.map((page) => [frameRules(page).place, frameRules(page).time])).toEqual([
      [true, false],
      [true, false],
      ...Array.from({ length: 5 }, () => [false, false]),
    ]);
  });
  test('before it is known who is signed in, an account’s page offers no sign-in, and any other does', () => {
    const offered = (page: string) => frameRules(page, { isFirstScreen: true }).signIn;
    expect(['/orders', '/payments', '/delivery-coming', '/stores', '/basket'].map(offered)).toEqual([false, false, false, true, false]);
  });
  test('the bar that leads on with the basket but on a store’s pages, in the basket, and while a payment is looked up', () => {
    const pages = [...PAGES, '/checking'];
    expect(pages.filter((page) => !frameRules(page).continueBar)).toEqual([STORE, `/store${STORE}`, '/basket', '/checking']);
  });
  test('the footer on every page but the account’s', () => {
    expect(where('footer')).toEqual(without('/orders', '/payments', '/delivery-coming'));
  });
  test('an unknown path is the landing page', () => {
    expect(frameRules('/$')).toEqual(frameRules('/'));
  });
});
