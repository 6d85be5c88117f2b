import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';

/** Brings the logic of wallet top up. */
export const bringWalletTopUp = async ({ api, queryClient, keeper, session, brought }: Around) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { keeper, session, cards: () => brought(bringCardProvider) });
