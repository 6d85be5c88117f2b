import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** How many digits this customer's phone number may have, by the server's word. */
export const phoneLengthOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ['phone-length', customerId],
    queryFn: async ({ signal }) => {
      // No field waits for it.
      const { sessionCalls } = await import('../../contract/calls/session.ts');
      const detail = await api.read(sessionCalls.get_detail, {}, signal);
      return { minimum: detail.minimum_phone_number_length, maximum: detail.maximum_phone_number_length };
    },
    staleTime: 300_000,
  });
