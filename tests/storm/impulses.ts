import type { Person } from './person.ts';
import type { Run } from './run.ts';
import { BANGKOK } from './stores.ts';
import type { Tab } from './tab.ts';

/** What people do that no chart plans for. */
export const IMPULSES = [
  'reload',
  'reload',
  'back',
  'secondTab',
  'signOut',
  'close',
  'anotherDish',
  'reconsider',
  'otherDevice',
  'away',
  'otherWay',
  'somebodyElse',
] as const;
export type Impulse = (typeof IMPULSES)[number];

export function followImpulse(run: Run, person: Person, tab: Tab, impulse: Impulse): void {
  const { browser } = tab;
  run.note(`${tab.name}: ${impulse}`);
  switch (impulse) {
    case 'reload':
      return browser.reload(tab);
    case 'back':
      return tab.page === 'courier' && tab.bookingAddress.goBack() ? undefined : tab.leaveBasket();
    case 'secondTab':
      return browser.tabs.length < 2 ? run.attend(person, browser.open()) : undefined;
    case 'signOut':
      return tab.session.flow.send({ type: 'signOut.asked' });
    case 'close': {
      browser.close(tab);
      return browser.tabs.length === 0 ? run.attend(person, browser.open()) : undefined;
    }
    case 'anotherDish': {
      const dish = run.world.dishes[1];
      const placement = tab.seen().checkout?.placement.is ?? 'resting';
      // The page offers no menu while an order is under way.
      if (dish && (placement === 'resting' || placement === 'choosing'))
        tab.putIn({ storeId: run.world.storeId, dish, quantity: 1, note: person.shopper.word });
      return;
    }
    case 'otherWay':
      return run.world.storeId === BANGKOK ? undefined : tab.receive({ isPickup: !tab.fulfilment.isPickup, time: null });
    case 'reconsider':
      return (tab.booking?.flows() ?? tab.checkout)?.placement.send({ type: 'order.reconsidered' });
    case 'otherDevice':
      return run.openAnotherDevice(person);
    case 'somebodyElse':
      return run.handOver(browser);
    case 'away':
      return run.stayAway(person);
  }
}
