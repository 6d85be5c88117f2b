import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

export const loadNewCard = async ({ api, load }: FlowDeps) =>
  (await import('./new-card-ports.ts')).newCardWith(api, () => load(loadCardProvider));
