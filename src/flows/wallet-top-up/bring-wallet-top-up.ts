import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';

export const bringWalletTopUp = async ({ api, queryClient, brought, ...around }: Around) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { ...around, cards: () => brought(bringCardProvider) });
