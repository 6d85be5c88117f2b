import { savedCardsKey } from '#src/api/saved-cards.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

export const loadCards = async ({ api, load, queryClient, session }: FlowDeps) => {
  const changed = () => queryClient.invalidateQueries({ queryKey: savedCardsKey(session.seen().context.user?._id ?? '') });
  return (await import('./cards-ports.ts')).cardsWith(api, () => load(loadCardProvider), changed);
};
