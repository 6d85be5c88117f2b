import type { Around } from '../brought.ts';

/** Brings the logic of wallet switch. */
export const bringWalletSwitch = async ({ api, queryClient, session }: Around) =>
  (await import('./wallet-switch-ports.ts')).walletSwitchOf(api, queryClient, session);
