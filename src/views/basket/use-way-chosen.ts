import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Card } from '#contract/entities/card.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { keepWayToPay, wayToPayKept, type WayToPay } from '#src/flows/payment/way-to-pay.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;
export type WayChosen = ReturnType<typeof useWayChosen>;

/**
 * How the rest is paid: what was chosen or used last; `otherwise` tells what stands for it: a saved card, else cash where
 * it is taken, else the card; null where there is no way. `inCashOnly`: somebody else hands it over.
 */
export function useWayChosen(customer: StoredUser | null, ways: Ways | undefined, inCashOnly = false) {
  const { keeper } = useRouteContext({ from: '__root__' });
  const customerId = customer?._id ?? null;
  const [{ way, cardId }, setChosen] = useState(() => wayToPayKept(keeper, customerId));
  const keep = useCallback(
    (chosen: Partial<WayToPay>) => {
      setChosen((now) => ({ ...now, ...chosen }));
      keepWayToPay(keeper, customerId, chosen);
    },
    [keeper, customerId],
  );
  const takesCards = !inCashOnly && (ways?.payment_gateway.some(({ _id }) => _id === CARD_GATEWAY_ID) ?? false);
  const offered = [...(ways?.is_cash_payment_mode ? [CASH_PAYMENT_ID] : []), ...(takesCards ? [CARD_GATEWAY_ID] : [])];
  const chosen = way !== null && offered.includes(way) ? way : null;
  const otherwise = (hasCard: boolean) => (hasCard && takesCards ? CARD_GATEWAY_ID : (offered[0] ?? null));
  const choose = useCallback((method: string) => keep({ way: method }), [keep]);
  const chooseCardId = useCallback((id: string) => keep({ cardId: id }), [keep]);
  const chooseCard = useCallback((card: Card) => chooseCardId(card._id), [chooseCardId]);
  return { chosen, otherwise, takesCards, choose, cardId, chooseCardId, chooseCard };
}
