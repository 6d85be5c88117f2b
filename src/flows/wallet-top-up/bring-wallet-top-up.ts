import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';

/** Brings the logic of wallet top up. */
export const bringWalletTopUp = async ({ api, queryClient, brought, ...around }: Around) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { ...around, cards: () => brought(bringCardProvider) });
