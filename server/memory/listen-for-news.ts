import type { OpenDatabase } from '../database/database.ts';
import { NEWS_CHANNEL } from '../repositories/order-news.ts';
import type { NewsHub } from './news-hub.ts';

/**
 * Has the database's word of somebody's news wake their streams in this process. Where it could not be heard for a while,
 * everybody's are woken: they read what they missed. @returns what stops it
 */
export const listenForNews = ({ listen }: Pick<OpenDatabase, 'listen'>, hub: NewsHub): Promise<() => Promise<void>> =>
  listen(NEWS_CHANNEL, { heard: hub.wake, begun: hub.wakeAll });
