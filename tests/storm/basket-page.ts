import type { CheckoutEvent } from '#machines/checkout/checkout.setup.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { flowsIn, type CheckoutActors } from '#src/features/checkout/checkout-flows.ts';
import type { CheckoutLogic } from '#src/features/checkout/checkout-logic.ts';
import { fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchOver } from './screen-truth.ts';
import type { Tab } from './tab.ts';

/** Says to the checkout itself what none of its flows hears. */
export type TellCheckout = (event: Extract<CheckoutEvent, { type: 'tip.chosen' }>) => void;

/**
 * The basket's page in a tab: its checkout begins and is watched. `onPlaced` hears of the order, `onBegun` of the flows,
 * which begin anew for another customer. Gives the way to leave them.
 */
export function openBasketPage(
  tab: Tab,
  { machine, begin }: CheckoutLogic,
  {
    onBegun,
    onPlaced,
  }: { readonly onBegun: (checkout: CheckoutActors, tell: TellCheckout) => void; readonly onPlaced: (orderId: string) => void },
): () => void {
  const { run } = tab;
  const actor = actorOn(run, machine, begin(fulfilmentWanted(tab.fulfilmentTime.getSnapshot()), null));
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
    onBegun(checkout, (event) => actor.send(event));
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
