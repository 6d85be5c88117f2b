import type { TrackingNews } from '#machines/tracking/tracking.setup.ts';
import type { ActiveOrdersFlow } from './active-orders-flow.ts';

export function subscribeToNews(flow: Pick<ActiveOrdersFlow, 'getSnapshot' | 'subscribe'>, tell: (news: TrackingNews) => void): () => void {
  let before = flow.getSnapshot();
  if (before?.isFed) tell({ type: 'news.connected' });
  return flow.subscribe(() => {
    const now = flow.getSnapshot();
    if (now && now.isFed !== (before?.isFed ?? false)) tell({ type: now.isFed ? 'news.connected' : 'news.lost' });
    if (now?.news && now.news !== before?.news) tell({ type: 'news.updated', news: now.news });
    before = now;
  });
}
