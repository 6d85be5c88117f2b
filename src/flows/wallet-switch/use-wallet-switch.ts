import { useEffect } from 'react';
import { toWalletSwitchView } from '#machines/wallet-switch/wallet-switch.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringWalletSwitch } from './bring-wallet-switch.ts';

/** The wallet's switch; lives with its page and suspends until its logic is there. @param used how the server says that it stands at first */
export function useWalletSwitch(used: boolean) {
  const { machine, follow } = useBrought(bringWalletSwitch);
  const [snapshot, send, actor] = useMachine(machine, { input: { used } });
  useEffect(() => follow(actor), [actor, follow]);
  return [toWalletSwitchView(snapshot), send] as const;
}
