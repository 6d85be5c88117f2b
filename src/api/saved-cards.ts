import { queryOptions } from '@tanstack/react-query';
import { cardCalls } from '#contract/calls/cards.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/** @param onceId a card that was added for one order and no list has: it is listed beside the others while it is there */
export const savedCardsOptions = (api: Api, customerId: string, onceId: string | null = null) =>
  queryOptions({
    queryKey: mine(customerId, 'cards', onceId),
    queryFn: ({ signal }) => api.read(cardCalls.get_card_list, onceId === null ? {} : { card_id: onceId }, signal),
    select: ({ cards }) => cards,
  });
