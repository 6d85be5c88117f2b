import { queryOptions } from '@tanstack/react-query';
import { dishCalls } from '#contract/calls/dishes.ts';
import { discoveryCalls } from '#contract/calls/discovery.ts';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { Api } from './api.ts';
import { CITY_CENTRE, type Around } from './around.ts';
import { isWholeMenu } from './menu-opening.ts';

/** What a customer eats who asks for nothing. */
const EVERYTHING: FoodFilter = { diets: [], without: [] };

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Stores of a category around a place, each with what it has for somebody who eats so; of the whole city while nobody has
 * said where they are. Timezone and currency are the city's where the answer tells none.
 */
export const storesOptions = (api: Api, categoryId: string, around: Around, { diets, without }: FoodFilter = EVERYTHING) =>
  queryOptions({
    queryKey: ['stores', categoryId, around, api.language(), diets, without],
    queryFn: async ({ signal }) => {
      const { place, cityId, timezone, currencySign } = api.whereabouts();
      // The city that is remembered is the first one to whoever said no place: an address may name another.
      const isFirst = around.latitude === CITY_CENTRE.latitude && around.longitude === CITY_CENTRE.longitude;
      const call =
        place === null && cityId !== null && isFirst ? discoveryCalls.get_store_list : discoveryCalls.get_store_list_nearest_city;
      const list = await api.read(
        call,
        {
          city_id: cityId,
          store_delivery_id: categoryId,
          ...around,
          ...(diets.length > 0 ? { diets: [...diets] } : {}),
          ...(without.length > 0 ? { without: [...without] } : {}),
        },
        signal,
      );
      return { ...list, timezone: list.timezone || timezone || browsersZone(), currency_sign: list.currency_sign || currencySign || '' };
    },
    staleTime: 30_000,
  });

const menuKey = (api: Api, storeId: string, around: Around | null, part: 'opening' | 'whole') =>
  ['menu', storeId, around, api.language(), part] as const;

/** A store with its whole menu, as seen from a place. */
export const menuOptions = (api: Api, storeId: string, around: Around | null) =>
  queryOptions({
    queryKey: menuKey(api, storeId, around, 'whole'),
    queryFn: ({ signal }) => api.read(discoveryCalls.user_get_store_product_item_list, { store_id: storeId, ...around }, signal),
    staleTime: 30_000,
  });

/** A store with as much of its menu as a page begins with. One that is no longer than that is known whole from then on. */
export const menuOpeningOptions = (api: Api, storeId: string, around: Around | null) =>
  queryOptions({
    queryKey: menuKey(api, storeId, around, 'opening'),
    queryFn: async ({ signal, client }) => {
      const menu = await api.read(
        discoveryCalls.user_get_store_product_item_list,
        { store_id: storeId, is_opening: true, ...around },
        signal,
      );
      if (isWholeMenu(menu)) client.setQueryData(menuKey(api, storeId, around, 'whole'), menu);
      return menu;
    },
    staleTime: 30_000,
  });

/** Dishes of every store around a place that a query means, for somebody who eats so. */
export const dishesOptions = (api: Api, query: string, around: Around, { diets, without }: FoodFilter, isScheduled: boolean) =>
  queryOptions({
    queryKey: ['dishes', query, around, api.language(), diets, without, isScheduled],
    queryFn: ({ signal }) =>
      api.read(
        dishCalls.search_dishes,
        { query, ...around, diets: [...diets], without: [...without], is_schedule_order: isScheduled },
        signal,
      ),
    staleTime: 30_000,
  });
