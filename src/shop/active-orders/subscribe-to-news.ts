import type { TrackingNews } from '#machines/tracking/tracking.setup.ts';
import type { ActiveOrdersFlow } from './active-orders-flow.ts';

export function subscribeToNews(flow: Pick<ActiveOrdersFlow, 'getSnapshot' | 'subscribe'>, send: (news: TrackingNews) => void): () => void {
  let before = flow.getSnapshot();
  if (before?.isFed) send({ type: 'news.connected' });
  return flow.subscribe(() => {
    const now = flow.getSnapshot();
    if (now && now.isFed !== (before?.isFed ?? false)) send({ type: now.isFed ? 'news.connected' : 'news.lost' });
    if (now?.news && now.news !== before?.news) send({ type: 'news.updated', news: now.news });
    before = now;
  });
}
