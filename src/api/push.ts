import { queryOptions } from '@tanstack/react-query';
import { pushCalls } from '#contract/calls/push.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const pushKey = (customerId: string) => mine(customerId, 'push');

/** Whether this device could get news of its customer's orders as notifications, and whether it does. @param isPossible whether its browser could */
export const pushOptions = (api: Api, customerId: string, isPossible: () => Promise<boolean>) =>
  queryOptions({
    queryKey: pushKey(customerId),
    queryFn: async ({ signal }) => {
      if (!(await isPossible())) return { publicKey: null, isSubscribed: false };
      const { public_key, is_subscribed } = await api.read(pushCalls.get_push_key, {}, signal);
      return { publicKey: public_key, isSubscribed: is_subscribed };
    },
    retry: false,
    staleTime: Infinity,
  });
