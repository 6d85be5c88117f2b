import { fromCallback, type AnyEventObject } from 'xstate';
import type { ActiveOrdersEvent } from '#machines/active-orders/active-orders.setup.ts';
import { readOrderNews, type StreamMessage } from '#src/api/read-order-news.ts';

function eventOf(message: StreamMessage): ActiveOrdersEvent {
  if (message.is === 'ready') return { type: 'news.connected' };
  if (message.is === 'news') return { type: 'news.updated', news: message.news };
  if (message.is === 'alive') return { type: 'news.alive' };
  return { type: 'news.over', isForGood: message.isForGood, askedToWait: message.askedToWait };
}

/**
 * News of orders as the server makes them.
 * @param base the server's address, '' for the page's own
 * @param token the session's token at the moment; null without one
 */
export const streamPort = (base: string, token: () => string | null) =>
  fromCallback<AnyEventObject, { customerId: string; lastId: number | null }>(({ input, sendBack }) =>
    readOrderNews({ ...input, base, token: token() ?? '' }, (message) => sendBack(eventOf(message))),
  );
