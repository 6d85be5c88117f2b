import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { flowsIn, type CheckoutActors } from '#src/features/checkout/checkout-flows.ts';
import type { CheckoutLogic } from '#src/features/checkout/checkout-logic.ts';
import { fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchOver } from './screen-truth.ts';
import type { Tab } from './tab.ts';

/**
 * The basket's page in a tab: its checkout begins and is watched. `onPlaced` hears of the order, `onBegun` of the flows,
 * which begin anew for another customer. Gives the way to leave them.
 */
export function openBasketPage(
  tab: Tab,
  { machine, begin }: CheckoutLogic,
  { onBegun, onPlaced }: { readonly onBegun: (checkout: CheckoutActors) => void; readonly onPlaced: (orderId: string) => void },
): () => void {
  const { run } = tab;
  const actor = actorOn(run, machine, begin(fulfilmentWanted(tab.fulfilmentTime.seen()), null));
  let now: CheckoutActors | null = null;
  let leave: () => void = () => undefined;
  const follow = () => {
    const checkout = flowsIn(actor.getSnapshot());
    if (!checkout || checkout.invoice === now?.invoice) return;
    leave();
    now = checkout;
    const watch = watchOver(run, tab, checkout);
    const placed = checkout.placement.subscribe((snapshot) => {
      const view = toOrderPlacementView(snapshot);
      if (view.is === 'placed' && view.order) onPlaced(view.order.order_id);
    });
    leave = () => {
      watch();
      placed.unsubscribe();
    };
    onBegun(checkout);
  };
  follow();
  actor.subscribe((snapshot) => {
    if (snapshot.matches('broken')) run.violate('I17', `${tab.name}: the checkout broke`);
    follow();
  });
  actor.start();
  return () => {
    leave();
    actor.stop();
  };
}
