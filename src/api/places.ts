import { queryOptions } from '@tanstack/react-query';
import { placeCalls } from '../../contract/calls/places.ts';
import type { Api } from './api.ts';

/** Addresses that fit what is typed. */
export const placesOptions = (api: Api, query: string) =>
  queryOptions({
    queryKey: ['places', query.trim().toLowerCase(), api.language()],
    queryFn: ({ signal }) => api.read(placeCalls.search_places, { query: query.trim(), limit: 6 }, signal),
    enabled: query.trim().length >= 2,
    staleTime: 300_000,
  });
