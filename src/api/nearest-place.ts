import { queryOptions } from '@tanstack/react-query';
import { placeCalls } from '#contract/calls/places.ts';
import type { Api } from './api.ts';

export const nearestPlaceOptions = (api: Api, point: { readonly latitude: number; readonly longitude: number }) =>
  queryOptions({
    queryKey: ['nearest place', point.latitude, point.longitude],
    queryFn: ({ signal }) => api.read(placeCalls.nearest_place, point, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
