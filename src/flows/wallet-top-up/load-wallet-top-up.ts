import type { Around } from '../load-once.ts';
import { loadCardProvider } from '../cards/load-card-provider.ts';

export const loadWalletTopUp = async ({ api, queryClient, load, ...around }: Around) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { ...around, cards: () => load(loadCardProvider) });
