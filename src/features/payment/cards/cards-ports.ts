import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { fromPromise } from 'xstate';
import { cardCalls } from '#contract/calls/cards.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { cardsMachine } from '#machines/cards/cards.machine.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import type { CardProvider } from '#src/payments/card-provider.ts';

/** The specification's type of a request to add a card. */
const ADD_CARD_TYPE = 7;

/** The customer's cards with their ports filled; `cards` loads the provider, `changed` hears that they are others by now. */
export function cardsWith(api: Api, cards: () => Promise<CardProvider>, changed: () => unknown = () => undefined): typeof cardsMachine {
  const list = async (signal: AbortSignal, onceId: string | null = null) => {
    const answered = await api.call(cardCalls.get_card_list, onceId === null ? {} : { card_id: onceId }, { signal });
    return answered.ok ? ok(answered.value.cards) : answered;
  };
  const change = (call: (typeof cardCalls)['select_card' | 'delete_card']) => async (cardId: string, signal: AbortSignal) => {
    const answered = await api.call(call, { card_id: cardId }, { signal });
    if (!answered.ok) return answered;
    void changed();
    // A server that does not tell the cards afterwards is asked for them.
    return answered.value.cards ? ok(answered.value.cards) : list(signal);
  };
  const select = change(cardCalls.select_card);
  const remove = change(cardCalls.delete_card);
  return cardsMachine.provide({
    actors: {
      listCards: alwaysAnswered(({ input, signal }) => list(signal, input.onceId)),
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
        if (answered.ok) void changed();
        return answered.ok ? ok(answered.value.card) : answered;
      }),
      selectCard: alwaysAnswered(({ input, signal }) => select(input.cardId, signal)),
      deleteCard: alwaysAnswered(({ input, signal }) => remove(input.cardId, signal)),
    },
  });
}
