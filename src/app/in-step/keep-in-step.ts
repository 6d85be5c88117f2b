import { forgetMine } from '#src/api/mine.ts';
import type { Application } from '../application.ts';
import { handContactOver } from './hand-contact-over.ts';
import { newCartToken, type Keeper } from '#src/browser/storage.ts';

/**
 * Keeps storage in step with the flows.
 * @param tabKeeper keeps for this tab alone
 */
export function keepInStep(application: Application, tabKeeper: Keeper): void {
  const {
    flows: { session, location, cart },
    keeper,
    queryClient,
  } = application;
  let kept = keeper.read('user');

  session.subscribe(() => {
    const { user } = session.seen().context;
    if (user === kept) return;
    const before = kept;
    const stored = keeper.read('user');
    if (user && user.server_token === before?.server_token && user.server_token !== stored?.server_token) {
      // News of a session that another tab ended, or began anew, a moment ago: what is kept holds.
      session.send(stored ? { type: 'customer.signedIn', user: stored } : { type: 'otherTab.signedOut' });
      return;
    }
    kept = user;
    if (user) keeper.write('user', user);
    else if (stored && stored.server_token !== before?.server_token) {
      // Another tab holds a newer session, such as after a change of the password: it is this tab's too.
      session.send({ type: 'customer.signedIn', user: stored });
      return;
    } else keeper.forget('user');
    const now = user?._id ?? null;
    const lastUser = before?._id ?? null;
    if (now === lastUser) return;
    // Somebody else's basket, orders and favourites are never shown to the next.
    const isSomebodyElse = lastUser !== null;
    handContactOver(tabKeeper, {
      before: lastUser,
      now,
      guest: keeper.read('cart_unique_token'),
      endedByServer: session.seen().context.endedBy === 'server',
    });
    if (isSomebodyElse) {
      keeper.forget('storefront.last_order_id');
      newCartToken(keeper);
    }
    forgetMine(queryClient);
    // What a customer did not get saved is never the next one's; a guest who signs in takes it along.
    cart.send({ type: isSomebodyElse ? 'basket.left' : 'basket.moved' });
  });

  location.subscribe(() => {
    const { place } = location.seen().context;
    if (place) keeper.write('current_location', place);
  });
}
