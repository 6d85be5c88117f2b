import type { CheckoutLogic, ContactMemory } from '../../src/flows/checkout-logic.ts';
import { joinCheckout, type CheckoutActors } from '../../src/flows/join-checkout.ts';
import type { Flows } from '../../src/flows/flows.tsx';
import { toOrderPlacementView } from '../../machines/order-placement/order-placement.view.ts';
import { actorOn } from './flow-on-clock.ts';
import { watchOver } from './screen-truth.ts';
import type { Tab } from './tab.ts';

/** As the page does: what the price stands on has changed, so it is asked again. */
function followGrounds(tab: Tab, { invoice }: CheckoutActors): () => void {
  const groundsNow = () => {
    const view = tab.cart.flow.seen();
    return 'cart' in view && view.cart ? [view.cart.cart_id, view.cart.cart_version, tab.user()?._id].join(' ') : null;
  };
  let priced = groundsNow();
  const look = () => {
    const grounds = groundsNow();
    if (grounds === null || grounds === priced) return;
    priced = grounds;
    invoice.send({ type: 'grounds.changed' });
  };
  const stops = [tab.cart.flow.subscribe(look), tab.session.flow.subscribe(look)];
  return () => stops.forEach((stop) => stop());
}

/** The basket's page in a tab: its flows begin, are joined and watched. `onPlaced` hears of the order. Gives the flows and the way to leave them. */
export function openBasketPage(tab: Tab, logic: CheckoutLogic, onPlaced: (orderId: string) => void): { readonly checkout: CheckoutActors; readonly leave: () => void } {
  const { run } = tab;
  const checkout: CheckoutActors = {
    invoice: actorOn(run, logic.invoice, { receiving: tab.receiving }),
    promo: actorOn(run, logic.promo),
    address: actorOn(run, logic.address),
    contact: actorOn(run, logic.contact, { remembered: logic.memory.read() }),
    wallet: actorOn(run, logic.wallet, { used: tab.user()?.is_use_wallet ?? true }),
    placement: actorOn(run, logic.placement),
  } as CheckoutActors;
  for (const actor of Object.values(checkout)) actor.start();
  const part = joinCheckout(checkout, { cart: tab.cart.flow, session: tab.session.flow, memory: logic.memory } as unknown as Pick<Flows, 'cart' | 'session'> & { readonly memory: ContactMemory });
  const leaveGrounds = followGrounds(tab, checkout);
  const watch = watchOver(run, tab, checkout);
  const placed = checkout.placement.subscribe((snapshot) => {
    const view = toOrderPlacementView(snapshot);
    if (view.is === 'placed' && view.order) onPlaced(view.order.order_id);
  });
  const leave = () => {
    part();
    leaveGrounds();
    watch();
    placed.unsubscribe();
    for (const actor of Object.values(checkout)) actor.stop();
  };
  return { checkout, leave };
}
