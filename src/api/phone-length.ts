import { queryOptions } from '@tanstack/react-query';
import { sessionCalls } from '#contract/calls/session.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/** How many digits this customer's phone number may have, by the server's word; of a guest (null) nothing is asked. */
export const phoneLengthOptions = (api: Api, customerId: string | null) =>
  queryOptions({
    queryKey: mine(customerId, 'phone length'),
    queryFn: async ({ signal }) => {
      const detail = await api.read(sessionCalls.get_detail, {}, signal);
      return { minimum: detail.minimum_phone_number_length, maximum: detail.maximum_phone_number_length };
    },
    enabled: customerId !== null,
    staleTime: 300_000,
  });
