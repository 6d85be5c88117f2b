import { queryOptions } from '@tanstack/react-query';
import { preferenceCalls } from '#contract/calls/preferences.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const preferencesOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'preferences'),
    queryFn: ({ signal }) => api.read(preferenceCalls.get_preferences, {}, signal),
  });
