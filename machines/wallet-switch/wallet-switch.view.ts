import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { walletSwitchMachine } from './wallet-switch.machine.ts';

export type WalletSwitchView = { readonly shown: boolean; readonly switching: boolean; readonly failure: Failure | null };

/** What a screen shows of the wallet's switch. */
export const toWalletSwitchView = ({ value, context }: SnapshotFrom<typeof walletSwitchMachine>): WalletSwitchView => ({
  shown: context.wanted,
  switching: value === 'switching',
  failure: context.failure,
});
