import { fromPromise } from 'xstate';
import { cardCalls } from '#contract/calls/cards.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { failed, ok } from '#contract/result.ts';
import { newCardMachine } from '#machines/new-card/new-card.machine.ts';
import type { Api } from '#src/api/api.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';
import { alwaysAnswered } from '#src/shop/always-answered.ts';

/** The specification's type of a request to add a card. */
const ADD_CARD_TYPE = 7;

export const newCardWith = (api: Api, cards: () => Promise<CardProvider>): typeof newCardMachine =>
  newCardMachine.provide({
    actors: {
      makeIntent: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(cardCalls.get_stripe_add_card_intent, { payment_id: CARD_GATEWAY_ID }, { signal });
        return answered.ok ? ok({ clientSecret: answered.value.client_secret }) : answered;
      }),
      keepCard: fromPromise(async ({ input }) => {
        const provider = await cards().catch(() => null);
        return provider ? provider.keepCard(input.clientSecret, input.holder) : failed({ kind: 'unreachable' } as const);
      }),
      addCard: alwaysAnswered(async ({ input: { paymentMethod, expiry, isKept }, signal }) => {
        const answered = await api.call(
          cardCalls.add_card,
          {
            type: ADD_CARD_TYPE,
            payment_id: CARD_GATEWAY_ID,
            payment_method: paymentMethod,
            card_expiry_date: expiry,
            ...(isKept ? {} : { is_kept: false }),
          },
          { signal },
        );
        return answered.ok ? ok(answered.value.card) : answered;
      }),
    },
  });
