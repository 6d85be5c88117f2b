import { queryOptions } from '@tanstack/react-query';
import { categoryCalls } from '#contract/calls/categories.ts';
import type { Api } from './api.ts';
import { locationFields, type Coordinates } from './whereabouts.ts';

export const categoriesOptions = (api: Api, coordinates: Coordinates) =>
  queryOptions({
    queryKey: ['categories', coordinates, api.language()],
    queryFn: ({ signal }) =>
      api.read(
        categoryCalls.get_delivery_list_for_nearest_city,
        { ...locationFields(api.whereabouts(), coordinates), delivery_type: 1 },
        signal,
      ),
    staleTime: 60_000,
  });

export const cityCategoriesOptions = (api: Api, cityId: string) =>
  queryOptions({
    queryKey: ['categories of city', cityId, api.language()],
    queryFn: ({ signal }) => api.read(categoryCalls.get_delivery_list_for_city, { city_id: cityId }, signal),
    staleTime: 60_000,
  });
