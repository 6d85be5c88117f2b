import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

/**
 * How the rest is paid: what was chosen or used last, where it is offered; `otherwise` tells what stands for it: a saved
 * card, else cash where it is taken, else the card; null where there is no way. `inCashOnly`: somebody else hands it over.
 */
export function waysOffered(ways: Ways | undefined, way: string | null, inCashOnly: boolean) {
  const takesCards = !inCashOnly && (ways?.payment_gateway.some(({ _id }) => _id === CARD_GATEWAY_ID) ?? false);
  const offered = [...(ways?.is_cash_payment_mode ? [CASH_PAYMENT_ID] : []), ...(takesCards ? [CARD_GATEWAY_ID] : [])];
  return {
    takesCards,
    chosen: way !== null && offered.includes(way) ? way : null,
    otherwise: (hasCard: boolean) => (hasCard && takesCards ? CARD_GATEWAY_ID : (offered[0] ?? null)),
  };
}
