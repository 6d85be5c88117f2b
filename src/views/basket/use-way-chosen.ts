import { useCallback, useState } from 'react';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Card } from '#contract/entities/card.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { useFlows } from '#src/flows/flows.tsx';
import { cardOnceOf, keepWayToPay, noteCardOnce, wayToPayKept, type WayToPay } from '#src/flows/payment/way-to-pay.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;
export type WayChosen = ReturnType<typeof useWayChosen>;

/**
 * How the rest is paid: what was chosen or used last; `otherwise` tells what stands for it: a saved card, else cash where
 * it is taken, else the card; null where there is no way. `inCashOnly`: somebody else hands it over. `onceId` is the card
 * that was chosen before for `paymentId` alone: no other payment and no other tab finds it.
 */
export function useWayChosen(
  customer: StoredUser | null,
  ways: Ways | undefined,
  { inCashOnly = false, paymentId = null }: { readonly inCashOnly?: boolean; readonly paymentId?: string | null } = {},
) {
  const { keepers } = useFlows();
  const customerId = customer?._id ?? null;
  const [onceId] = useState(() => cardOnceOf(keepers, { holder: customerId, paymentId }));
  const [{ way, cardId }, setChosen] = useState(() => {
    const kept = wayToPayKept(keepers, customerId);
    return onceId === null ? kept : { ...kept, cardId: onceId };
  });
  const keep = useCallback(
    (chosen: Partial<WayToPay>) => {
      setChosen((now) => ({ ...now, ...chosen }));
      keepWayToPay(keepers, customerId, chosen);
    },
    [keepers, customerId],
  );
  const takesCards = !inCashOnly && (ways?.payment_gateway.some(({ _id }) => _id === CARD_GATEWAY_ID) ?? false);
  const offered = [...(ways?.is_cash_payment_mode ? [CASH_PAYMENT_ID] : []), ...(takesCards ? [CARD_GATEWAY_ID] : [])];
  const chosen = way !== null && offered.includes(way) ? way : null;
  const otherwise = (hasCard: boolean) => (hasCard && takesCards ? CARD_GATEWAY_ID : (offered[0] ?? null));
  const choose = useCallback((method: string) => keep({ way: method }), [keep]);
  const chooseCard = useCallback(
    ({ _id, is_kept }: Card) => {
      const isOnce = is_kept === false;
      noteCardOnce(keepers, { holder: customerId, paymentId }, isOnce ? _id : null);
      if (isOnce) setChosen((now) => ({ ...now, cardId: _id }));
      else keep({ cardId: _id });
    },
    [keep, keepers, customerId, paymentId],
  );
  return { chosen, otherwise, takesCards, choose, cardId, onceId, chooseCard };
}
