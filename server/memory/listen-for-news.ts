import type { OpenDatabase } from '../database/database.ts';
import { CATALOGUE_CHANNEL } from '../repositories/catalogue-news.ts';
import { CUSTOMER_CHANNEL } from '../repositories/customer-news.ts';
import { NEWS_CHANNEL } from '../repositories/order-news.ts';
import type { Memory } from './memory.ts';
import type { NewsHub } from './news-hub.ts';

/**
 * Has the database's word of somebody's news wake their streams in this process, and its word of a change end what is
 * kept of it. Where the connection was lost for a while, everybody's streams are woken, and nothing is kept from before.
 * @returns what stops it
 */
export const listenForNews = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  { hub, memory }: { readonly hub: NewsHub; readonly memory: Memory },
): Promise<() => Promise<void>> =>
  listen({
    handlers: { [NEWS_CHANNEL]: hub.wake, [CATALOGUE_CHANNEL]: memory.changed, [CUSTOMER_CHANNEL]: memory.customers.changed },
    begun: () => {
      memory.setListening(true);
      hub.wakeAll();
    },
    cut: () => memory.setListening(false),
  });
