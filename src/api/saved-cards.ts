import { queryOptions } from '@tanstack/react-query';
import { cardCalls } from '#contract/calls/cards.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const savedCardsKey = (customerId: string) => mine(customerId, 'cards');

export const savedCardsOptions = (api: Api, customerId: string) =>
  queryOptions({
    queryKey: savedCardsKey(customerId),
    queryFn: ({ signal }) => api.read(cardCalls.get_card_list, {}, signal),
    select: ({ cards }) => cards,
  });
