import { queryOptions } from '@tanstack/react-query';
import { adminCalls } from '../../contract/calls/admin.ts';
import { sessionCalls } from '../../contract/calls/session.ts';
import type { Api } from './api.ts';

/** Which ways of signing in are open, and whether referral codes are taken. */
export const settingsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.read(adminCalls.get_setting_detail, {}, signal),
    staleTime: 300_000,
  });

/** The countries that customers can register from. */
export const countriesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => api.read(adminCalls.get_country_list, {}, signal),
    staleTime: 300_000,
  });

/** How many digits this customer's phone number may have, by the server's word. */
export const phoneLengthOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: ['phone-length', customerId],
    queryFn: async ({ signal }) => {
      const detail = await api.read(sessionCalls.get_detail, {}, signal);
      return { minimum: detail.minimum_phone_number_length, maximum: detail.maximum_phone_number_length };
    },
    staleTime: 300_000,
  });
