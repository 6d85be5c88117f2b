import { alwaysAnswered } from '#src/shop/always-answered.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { topUpCalls } from '#contract/calls/top-ups.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { methodIdOf, methodOf, partElsewhere } from '#domain/payment/methods.ts';
import { failed, ok } from '#contract/result.ts';
import { walletTopUpMachine } from '#machines/wallet-top-up/wallet-top-up.machine.ts';
import type { Api } from '#src/api/api.ts';
import { refreshWallet } from '#src/api/wallet.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { topUpMemory, type TopUpMemory } from './pending-top-up.ts';

/** The specification's type of a top-up by the customer. */
const TOP_UP_TYPE = 7;

/** The provider's id of a payment, which its secret begins with. */
const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

type Deps = {
  readonly memory: TopUpMemory;
  readonly cards: () => Promise<CardProvider>;
  readonly onCredited: () => void;
  readonly origin?: () => string;
};

/** A top-up with its ports filled. The browser keeps it from before the bank is asked until its end is known. */
export const walletTopUpWith = (
  api: Api,
  { memory, cards, onCredited, origin = () => window.location.origin }: Deps,
): typeof walletTopUpMachine =>
  walletTopUpMachine.provide({
    actors: {
      openSheet: alwaysAnswered(async ({ input, signal }) => (await cards()).openSheet(input, signal)),
      beginTopUp: alwaysAnswered(async ({ input, signal }) => {
        const begun = await api.call(
          topUpCalls.get_stripe_payment_intent_wallet,
          {
            wallet: toMajor(input.amount),
            amount: toMajor(input.amount),
            payment_id: input.paymentId,
            card_id: input.cardId,
            ...(input.approved && { payment_method: input.approved }),
            type: TOP_UP_TYPE,
            top_up_key: input.key,
          },
          { signal, timeout: CALL_TIMEOUT.pay },
        );
        if (!begun.ok && input.approved) (await cards()).endSheet();
        if (!begun.ok) return begun;
        const elsewhere = partElsewhere(methodOf(input.paymentId)?.part);
        return ok({
          clientSecret: begun.value.client_secret,
          paymentMethod: begun.value.payment_method,
          ...(elsewhere && { elsewhere }),
        });
      }),
      confirmTopUp: fromPromise(async ({ input, signal }) => {
        memory.write(input);
        const provider = await cards().catch(() => null);
        if (!provider) return failed({ kind: 'unreachable' } as const);
        return provider.confirmPayment(input.elsewhere ? { ...input, returnTo: new URL('/payments', origin()).href } : input, signal);
      }),
      creditWallet: alwaysAnswered(async ({ input, signal }) => {
        const added = await api.call(
          topUpCalls.add_wallet_amount,
          {
            wallet: toMajor(input.amount),
            payment_id: methodIdOf(input.elsewhere ?? 'card'),
            payment_intent_id: intentOf(input.clientSecret),
            type: TOP_UP_TYPE,
          },
          { signal },
        );
        if (!added.ok) return added;
        memory.amount.keep(null);
        onCredited();
        return ok({ wallet: toMinor(added.value.wallet) });
      }),
      subscribeToOtherTabs: fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
        memory.whenForgotten(() => sendBack({ type: 'end.updated' })),
      ),
    },
  });

export function walletTopUpOf(
  api: Api,
  queryClient: QueryClient,
  {
    session,
    cards,
    ...storages
  }: BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot'>; readonly cards: () => Promise<CardProvider> },
) {
  const customerId = () => session.getSnapshot().context.user?._id ?? null;
  const memory = topUpMemory(storages, customerId);
  const onCredited = () => void refreshWallet(queryClient, customerId() ?? '');
  return { machine: walletTopUpWith(api, { memory, cards, onCredited }), memory };
}
