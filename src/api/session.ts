import { queryOptions } from '@tanstack/react-query';
import { adminCalls } from '../../contract/calls/admin.ts';
import { REQUEST_TYPE } from '../../contract/enumerations.ts';
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

/** Asks whether a referral code is good for customers of a country. */
export const checkReferral = (api: Api, code: { readonly country_phone_code: string; readonly referral_code: string }) =>
  api.call(adminCalls.check_referral, { ...code, type: REQUEST_TYPE });
