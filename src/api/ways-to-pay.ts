import { queryOptions } from '@tanstack/react-query';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import type { Api } from './api.ts';
import { locationFields } from './whereabouts.ts';
import { mine } from './mine.ts';

export const waysToPayKey = (customerId: string) => mine(customerId, 'ways to pay');

export const waysToPayOptions = (api: Api, customerId: string, cityId: string | undefined) =>
  queryOptions({
    queryKey: [...waysToPayKey(customerId), cityId, api.language()] as const,
    queryFn: ({ signal }) => api.read(checkoutCalls.get_payment_gateway, { city_id: cityId, ...locationFields(api.whereabouts()) }, signal),
    enabled: cityId !== undefined,
  });
