import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { EatingFlow } from '#src/flows/eating/eating-flow.ts';
import type { KeptEats } from '#src/flows/eating/kept-eats.ts';

/**
 * What a guest said that they eat goes along into an account that has nothing yet; what an account could not be told waits for
 * its customer where the server ended the session, and is nobody else's. @param account what the account of who is here says
 */
export function handEatsOver(
  { eats, eating }: { readonly eats: KeptEats; readonly eating: Pick<EatingFlow, 'send' | 'isThere'> },
  { now, account, endedByServer }: { readonly now: string | null; readonly account: FoodFilter | null; readonly endedByServer: boolean },
): void {
  const ofGuest = eats.of(null);
  if (now !== null && eats.of(now) === null) {
    if (ofGuest && account === null && asksForFood(ofGuest)) eats.keep(now, ofGuest);
    else eats.forget();
  }
  if (now === null && !endedByServer) eats.forget();
  const kept = eats.of(now);
  if (kept || eating.isThere()) eating.send({ type: 'customer.told', customerId: now, kept: now === null ? null : kept });
}
