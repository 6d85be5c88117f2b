import { queryOptions } from '@tanstack/react-query';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const accountSessionsOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: mine(customerId, 'sessions'),
    queryFn: ({ signal }) => api.read(accountSessionCalls.get_sessions, {}, signal),
  });
