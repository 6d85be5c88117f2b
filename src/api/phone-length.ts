import { queryOptions } from '@tanstack/react-query';
import { sessionCalls } from '../../contract/calls/session.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/** How many digits this customer's phone number may have, by the server's word. */
export const phoneLengthOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'phone length'),
    queryFn: async ({ signal }) => {
      const detail = await api.read(sessionCalls.get_detail, {}, signal);
      return { minimum: detail.minimum_phone_number_length, maximum: detail.maximum_phone_number_length };
    },
    staleTime: 300_000,
  });
