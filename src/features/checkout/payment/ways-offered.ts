import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { isAtDoor } from '#domain/payment/parts.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

/**
 * How the rest is paid: what was chosen or used last, where it is offered; `otherwise` tells what stands for it: a saved
 * card, else the first way that is offered; null where there is none. `onlyAtDoor`: somebody else hands it over.
 */
export function waysOffered(ways: Ways | undefined, way: string | null, onlyAtDoor: boolean) {
  const offered = ways ? methodsOffered(ways).filter(({ part }) => !onlyAtDoor || isAtDoor(part)) : [];
  return {
    offered,
    chosen: offered.find(({ id }) => id === way)?.id ?? null,
    otherwise: (hasCard: boolean) => (offered.find(({ needsCard }) => needsCard && hasCard) ?? offered[0])?.id ?? null,
  };
}
