import { alwaysAnswered } from '../always-answered.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { walletSwitchMachine } from '#machines/wallet-switch/wallet-switch.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';

/** The wallet's switch with its port filled. @param kept is called once the server keeps it */
export const walletSwitchWith = (api: Api, kept: () => void = () => undefined): typeof walletSwitchMachine =>
  walletSwitchMachine.provide({
    actors: {
      switchWallet: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(walletCalls.change_user_wallet_status, { is_use_wallet: input.used }, { signal });
        if (!answered.ok) return answered;
        kept();
        return ok({ used: input.used });
      }),
    },
  });
