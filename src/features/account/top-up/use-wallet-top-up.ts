import { useState } from 'react';
import { toWalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';

export const loadWalletTopUp = async ({ api, queryClient, load, ...deps }: FlowDeps) =>
  (await import('./wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { ...deps, cards: () => load(loadCardProvider) });

const FIRST_AMOUNT = '50.00';

export type WalletTopUpFlow = ReturnType<typeof useWalletTopUp>;

export function useWalletTopUp() {
  const { machine, memory } = useLoaded(loadWalletTopUp);
  const [resumed] = useState(memory.read);
  const [snapshot, send, actor] = useMachine(machine, { input: { resumed } });
  useEmitted(actor, 'topUp.over', memory.forget);
  const [typed, setTyped] = useState(() => memory.amount.read() ?? FIRST_AMOUNT);
  const type = (text: string) => {
    setTyped(text);
    memory.amount.keep(text);
    send({ type: 'wish.changed' });
  };
  return [toWalletTopUpView(snapshot), send, typed, type] as const;
}
