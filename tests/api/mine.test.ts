import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Api } from '#src/api/api.ts';
import { accountSessionsOptions } from '#src/api/account-sessions.ts';
import { CITY_CENTRE, NOWHERE } from '#src/api/whereabouts.ts';
import { parkedCartsOptions } from '#src/api/cart.ts';
import { categoriesOptions, cityCategoriesOptions } from '#src/api/categories.ts';
import { dishesOptions, menuOpeningOptions, menuOptions, storesOptions } from '#src/api/discovery.ts';
import { favouriteAddressesOptions } from '#src/api/favourite-addresses.ts';
import { favouriteStoresOptions } from '#src/api/favourites.ts';
import { forgetMine } from '#src/api/mine.ts';
import { servedCitiesOptions } from '#src/api/served-cities.ts';
import { nearestPlaceOptions } from '#src/api/nearest-place.ts';
import { ordersToRepeatOptions } from '#src/api/order-again.ts';
import { orderOptions, activeOrdersOptions, sharedOrderOptions } from '#src/api/orders.ts';
import { historyOptions, invoiceOptions } from '#src/api/past-orders.ts';
import { preferencesOptions } from '#src/api/preferences.ts';
import { phoneLengthOptions } from '#src/api/phone-length.ts';
import { pushOptions } from '#src/api/push.ts';
import { reviewsOptions } from '#src/api/reviews.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import { countriesOptions, settingsOptions } from '#src/api/session.ts';
import { walletHistoryOptions } from '#src/api/wallet.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';

const [LEA, NOAH, CITY, ORDER] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [string, string, string, string];
const EATS = { diets: [], without: [] } as const;

type Asked = { readonly queryKey: readonly unknown[]; readonly queryFn?: unknown };

const READS: Readonly<Record<string, (api: Api, customer: string) => Asked>> = {
  accountSessionsOptions,
  activeOrdersOptions: (api, customer) => activeOrdersOptions(api, customer),
  categoriesOptions: (api) => categoriesOptions(api, CITY_CENTRE),
  cityCategoriesOptions: (api) => cityCategoriesOptions(api, CITY),
  countriesOptions,
  dishesOptions: (api) => dishesOptions(api, 'fondue', CITY_CENTRE, EATS, false),
  favouriteAddressesOptions,
  favouriteStoresOptions: (api, customer) => favouriteStoresOptions(api, customer, [CITY], { place: null }),
  historyOptions,
  invoiceOptions: (api, customer) => invoiceOptions(api, customer, ORDER),
  menuOpeningOptions: (api) => menuOpeningOptions(api, CITY, null),
  menuOptions: (api) => menuOptions(api, CITY, null),
  nearestPlaceOptions: (api) => nearestPlaceOptions(api, CITY_CENTRE),
  orderOptions: (api, customer) => orderOptions(api, customer, ORDER),
  ordersToRepeatOptions,
  parkedCartsOptions: (api, customer) => parkedCartsOptions(api, customer, CITY),
  phoneLengthOptions,
  preferencesOptions,
  pushOptions: (api, customer) => pushOptions(api, customer, () => Promise.resolve(true)),
  reviewsOptions: (api) => reviewsOptions(api, CITY, null),
  savedCardsOptions,
  servedCitiesOptions,
  settingsOptions,
  sharedOrderOptions: (api) => sharedOrderOptions(api, 'token'),
  storesOptions: (api) => storesOptions(api, CITY, CITY_CENTRE, EATS),
  walletHistoryOptions: (api, customer) => walletHistoryOptions(api, customer),
  waysToPayOptions: (api, customer) => waysToPayOptions(api, customer, CITY),
};

/** Whose each call is, by the contract: everybody's, or only who is signed in or holds the basket may make it. */
function serverOf(told: string) {
  const asked: Endpoint[] = [];
  const api = {
    language: () => 'en',
    whereabouts: () => NOWHERE,
    read: (endpoint: Endpoint) => {
      asked.push(endpoint);
      return Promise.resolve({ told, order_list: [{ told }], products: [] });
    },
  } as unknown as Api;
  return { api, asked };
}

const ask = (queryClient: QueryClient, options: Asked) =>
  queryClient.fetchQuery({ ...options, queryKey: [...options.queryKey] } as Parameters<QueryClient['fetchQuery']>[0]);

test('every read of src/api is looked at here', () => {
  const modules = import.meta.glob('../../src/api/*.ts', { eager: true });
  const reads = Object.values(modules).flatMap((module) => Object.keys(module as object).filter((name) => name.endsWith('Options')));
  expect(Object.keys(READS)).toEqual(reads.toSorted());
});

test.each(Object.entries(READS))(
  '%s is kept under its customer where it is asked in a customer’s name, and under nobody where it is not',
  async (_name, optionsOf) => {
    const { api, asked } = serverOf('');
    const options = optionsOf(api, LEA);
    await ask(new QueryClient(), options);
    const isMine = asked[0]?.access !== 'public';
    expect(options.queryKey.slice(0, 2)).toEqual(isMine ? ['mine', LEA] : expect.not.arrayContaining(['mine', LEA]));
  },
);

test('nothing that one customer was told is left for the next, who is told their own', async () => {
  const queryClient = new QueryClient();
  const lea = serverOf('to Léa');
  for (const optionsOf of Object.values(READS)) await ask(queryClient, optionsOf(lea.api, LEA));
  const kept = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
  expect(kept().length).toBe(Object.keys(READS).length);
  // Noah, in the same browser, sees none of it even before it is forgotten …
  for (const optionsOf of Object.values(READS)) {
    const { queryKey } = optionsOf(lea.api, NOAH);
    if (queryKey[0] === 'mine') expect(queryClient.getQueryData(queryKey), String(queryKey)).toBeUndefined();
  }
  // … and it is forgotten all at once, with nothing else.
  const everybodys = kept().filter(([first]) => first !== 'mine');
  forgetMine(queryClient);
  expect(kept()).toEqual(everybodys);
  expect(everybodys.length).toBe(12);
});
