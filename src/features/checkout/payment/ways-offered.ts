import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import { methodsHere, methodsOffered } from '#domain/payment/methods.ts';
import { isAtDoor } from '#domain/payment/parts.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

/**
 * How the rest is paid, what the device has (`sheets`) first: what was chosen or used last, where it is offered; `otherwise` tells
 * what stands for it: a saved card, else the first other way, as a payment sheet opens only for who chose it; null where there is
 * none. `onlyAtDoor`: somebody else hands it over.
 */
export function waysOffered(ways: Ways | undefined, way: string | null, onlyAtDoor: boolean, sheets: readonly Sheet[] = []) {
  const listed = ways ? methodsOffered(ways).filter(({ part }) => !onlyAtDoor || isAtDoor(part)) : [];
  const offered = methodsHere(listed, sheets);
  const others = offered.filter(({ sheet }) => !sheet);
  return {
    offered,
    chosen: offered.find(({ id }) => id === way)?.id ?? null,
    otherwise: (hasCard: boolean) => (others.find(({ needsCard }) => needsCard && hasCard) ?? others[0])?.id ?? null,
  };
}
