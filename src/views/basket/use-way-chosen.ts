import { useCallback, useState } from 'react';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Card } from '#contract/entities/card.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;
export type WayChosen = ReturnType<typeof useWayChosen>;

/** How the rest is paid: what was chosen, else cash where it is taken, else the card; null where there is no way. `inCashOnly`: somebody else hands it over. */
export function useWayChosen(ways: Ways | undefined, inCashOnly = false) {
  const [chosen, choose] = useState<string | null>(null);
  const [cardId, chooseCardId] = useState<string | null>(null);
  const takesCards = !inCashOnly && (ways?.payment_gateway.some(({ _id }) => _id === CARD_GATEWAY_ID) ?? false);
  const offered = [...(ways?.is_cash_payment_mode ? [CASH_PAYMENT_ID] : []), ...(takesCards ? [CARD_GATEWAY_ID] : [])];
  const method = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);
  const chooseCard = useCallback((card: Card) => chooseCardId(card._id), []);
  return { method, takesCards, choose, cardId, chooseCardId, chooseCard };
}
