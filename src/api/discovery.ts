import { queryOptions } from '@tanstack/react-query';
import { dishCalls } from '#contract/calls/dishes.ts';
import { discoveryCalls } from '#contract/calls/discovery.ts';
import { storeAtTime } from '#domain/schedule/availability-at.ts';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { Api } from './api.ts';
import { CITY_CENTRE, type Coordinates } from './whereabouts.ts';
import { isWholeMenu, type Menu } from './menu-opening.ts';

const EVERYTHING: FoodFilter = { diets: [], without: [] };

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Stores of a category around a place, each with what it has for somebody who eats so; of the whole city while nobody has
 * said where they are. They are for the time `at` that the customer chose, epoch milliseconds, null for now. Timezone and currency are the city's where the answer has none.
 */
export const storesOptions = (
  api: Api,
  categoryId: string,
  coordinates: Coordinates,
  { diets, without }: FoodFilter = EVERYTHING,
  at: number | null = null,
) =>
  queryOptions({
    queryKey: ['stores', categoryId, coordinates, api.language(), diets, without, at],
    queryFn: async ({ signal }) => {
      const { place, cityId, timezone, currencySign } = api.whereabouts();
      // The city that is remembered is the first one to whoever said no place: an address may name another.
      const isFirst = coordinates.latitude === CITY_CENTRE.latitude && coordinates.longitude === CITY_CENTRE.longitude;
      const call =
        place === null && cityId !== null && isFirst ? discoveryCalls.get_store_list : discoveryCalls.get_store_list_nearest_city;
      const list = await api.read(
        call,
        {
          city_id: cityId,
          store_delivery_id: categoryId,
          ...coordinates,
          ...askedFor(at),
          ...(diets.length > 0 ? { diets: [...diets] } : {}),
          ...(without.length > 0 ? { without: [...without] } : {}),
        },
        signal,
      );
      return { ...list, timezone: list.timezone || timezone || browsersZone(), currency_sign: list.currency_sign || currencySign || '' };
    },
    select: (list) => ({ ...list, order_start_at: at, stores: list.stores.map((store) => storeAtTime(store, list, at)) }),
    staleTime: 30_000,
  });

const askedFor = (at: number | null) => (at === null ? {} : { order_start_at: at });

/** Until the answer for another time comes, the last one stands, computed for that time by its options; of another question none. The time is the last part of a key. */
export const besideTheTime =
  <Answer>(key: readonly unknown[]) =>
  (previous: Answer | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): Answer | undefined =>
    query && JSON.stringify(query.queryKey.slice(0, -1)) === JSON.stringify(key.slice(0, -1)) ? previous : undefined;

const menuKey = (api: Api, storeId: string, coordinates: Coordinates | null, part: 'opening' | 'whole', at: number | null) =>
  ['menu', storeId, coordinates, api.language(), part, at] as const;

/** A menu for a chosen time, epoch milliseconds; null is now. */
export const menuAt = (menu: Menu, at: number | null): Menu =>
  at === null && menu.order_start_at == null ? menu : { ...menu, order_start_at: at, store: storeAtTime(menu.store, menu, at) };

export const menuOptions = (api: Api, storeId: string, coordinates: Coordinates | null) =>
  queryOptions({
    queryKey: menuKey(api, storeId, coordinates, 'whole', null),
    queryFn: ({ signal }) => api.read(discoveryCalls.user_get_store_product_item_list, { store_id: storeId, ...coordinates }, signal),
    staleTime: 30_000,
  });

/** A store with as much of its menu as a page begins with, for a chosen time. One that is no longer than that is known whole from then on. */
export const menuOpeningOptions = (api: Api, storeId: string, coordinates: Coordinates | null, at: number | null = null) =>
  queryOptions({
    queryKey: menuKey(api, storeId, coordinates, 'opening', at),
    queryFn: async ({ signal, client }) => {
      const menu = await api.read(
        discoveryCalls.user_get_store_product_item_list,
        { store_id: storeId, is_opening: true, ...coordinates, ...askedFor(at) },
        signal,
      );
      if (at === null && isWholeMenu(menu)) client.setQueryData(menuKey(api, storeId, coordinates, 'whole', null), menu);
      return menu;
    },
    staleTime: 30_000,
  });

export const dishesOptions = (
  api: Api,
  query: string,
  coordinates: Coordinates,
  { diets, without }: FoodFilter,
  isScheduled: boolean,
  at: number | null = null,
) =>
  queryOptions({
    queryKey: ['dishes', query, coordinates, api.language(), diets, without, isScheduled, at] as const,
    queryFn: ({ signal }) =>
      api.read(
        dishCalls.search_dishes,
        { query, ...coordinates, diets: [...diets], without: [...without], is_schedule_order: isScheduled, ...askedFor(at) },
        signal,
      ),
    staleTime: 30_000,
  });
