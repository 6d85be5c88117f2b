import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { flowsIn, type CheckoutActors } from '#src/flows/checkout/checkout-flows.ts';
import type { CheckoutLogic } from '#src/flows/checkout/checkout-logic.ts';
import { receivingWanted } from '#src/flows/when/receiving-wanted.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchOver } from './screen-truth.ts';
import type { Tab } from './tab.ts';

/** The basket's page in a tab: its checkout begins and is watched. `onPlaced` hears of the order. Gives the flows and the way to leave them. */
export function openBasketPage(
  tab: Tab,
  { machine, begin }: CheckoutLogic,
  onPlaced: (orderId: string) => void,
): { readonly checkout: CheckoutActors; readonly leave: () => void } {
  const { run } = tab;
  const actor = actorOn(run, machine, begin(receivingWanted(tab.when.seen()), null));
  const checkout = flowsIn(actor.getSnapshot());
  if (!checkout) throw new Error('The checkout has no flows');
  const watch = watchOver(run, tab, checkout);
  const placed = checkout.placement.subscribe((snapshot) => {
    const view = toOrderPlacementView(snapshot);
    if (view.is === 'placed' && view.order) onPlaced(view.order.order_id);
  });
  actor.subscribe((snapshot) => {
    if (snapshot.matches('broken')) run.violate('I17', `${tab.name}: the checkout broke`);
  });
  actor.start();
  const leave = () => {
    watch();
    placed.unsubscribe();
    actor.stop();
  };
  return { checkout, leave };
}
