import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { walletSwitchMachine } from '#machines/wallet-switch/wallet-switch.machine.ts';
import type { Api } from '#src/api/api.ts';
import { refreshWallet } from '#src/api/wallet.ts';
import { whenWaysAreTold } from '#src/api/ways-to-pay.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import { walletSwitchWith } from './switch-wallet.ts';

export type WalletSwitchLogic = {
  readonly machine: typeof walletSwitchMachine;
  /** Has a switch hear whenever the server says how it stands. Gives the way to stop. */
  readonly follow: (actor: ActorRefFrom<typeof walletSwitchMachine>) => () => void;
};

/** The wallet's switch where it stands alone, on the page of payments. */
export const walletSwitchOf = (api: Api, queryClient: QueryClient, session: Pick<SessionFlow, 'seen'>): WalletSwitchLogic => ({
  machine: walletSwitchWith(api, () => void refreshWallet(queryClient, session.seen().context.user?._id ?? '')),
  follow: (actor) => whenWaysAreTold(queryClient, (used) => actor.send({ type: 'wallet.told', used })),
});
