import { queryOptions } from '@tanstack/react-query';
import { adminCalls } from '#contract/calls/admin.ts';
import type { Api } from './api.ts';

export const settingsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.read(adminCalls.get_setting_detail, {}, signal),
    staleTime: 300_000,
  });

export const countriesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => api.read(adminCalls.get_country_list, {}, signal),
    staleTime: 300_000,
  });
