import { reorderWith } from '#src/features/orders/reorder/reorder-ports.ts';
import { toastsFlow } from '#src/shop/toasts/start-toasts.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import type { LocationFlow } from '#src/shop/place/location-flow.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { actorOn } from './flow-on-clock.ts';
import type { Tab } from './tab.ts';

const nowhere = { getSnapshot: () => firstLocation(null) } as LocationFlow;

/** Orders in a tab what an order held once more, as its button does: whatever is asked is said yes to. `onEnd` hears whether it is in the basket. */
export function orderAgain(tab: Tab, orderId: string, onEnd: (isAdded: boolean) => void) {
  const logic = reorderWith(tab.api, {
    queryClient: tab.reads.queryClient,
    cart: tab.cart.flow,
    location: nowhere,
    toasts: toastsFlow(),
    fulfilmentTime: { getSnapshot: () => FIRST_WHEN },
    contact: { read: () => null, keep: () => undefined },
  });
  const actor = actorOn(tab.run, logic, { orderId, isPreOrder: true });
  actor.subscribe((snapshot) => {
    const { value, status } = snapshot;
    if (status !== 'active') return;
    if (value === 'otherBasket') actor.send({ type: 'clearing.confirmed' });
    else if (value === 'changed' && snapshot.can({ type: 'lines.wanted' })) actor.send({ type: 'lines.wanted' });
    else if (value === 'changed' || value === 'failed' || value === 'nothingLeft' || value === 'storeGone')
      actor.send({ type: 'again.left' });
  });
  actor.subscribe({ complete: () => onEnd(actor.getSnapshot().output === 'added') });
  return actor.start();
}

/** Orders an order of a basket once more in a tab, for which a basket of another store is put aside; nothing where none is known or one is under way. */
export function repeatOrder(tab: Tab, orderId: string | null): void {
  const { run } = tab;
  const customerId = tab.user()?._id;
  if (orderId === null || !customerId || tab.again?.getSnapshot().status === 'active') return;
  tab.leaveBasket();
  const basket = tab.cart.flow.getSnapshot();
  const wasElsewhere = basket.is === 'filled' && basket.storeId === run.elsewhere?.storeId && !basket.saving && !basket.failure;
  tab.again = orderAgain(tab, orderId, (isAdded) => {
    run.note(`${tab.name} ordered again: ${isAdded}`);
    if (isAdded && wasElsewhere) run.parked.add(customerId);
  });
}
