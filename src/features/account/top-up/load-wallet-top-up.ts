import type { Around } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

export const loadWalletTopUp = async ({ api, queryClient, load, ...around }: Around) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { ...around, cards: () => load(loadCardProvider) });
