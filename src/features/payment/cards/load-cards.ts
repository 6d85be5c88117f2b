import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

export const loadCards = async ({ api, load }: FlowDeps) => (await import('./cards-ports.ts')).cardsWith(api, () => load(loadCardProvider));
