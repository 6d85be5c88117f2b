import type { Application } from './application.ts';
import { cartToken } from './storage.ts';

/** Keeps storage, other tabs and the page's visibility in step with the flows. */
export function keepInStep({ flows, keeper, queryClient }: Application): void {
  const { session, location, cart } = flows;
  let kept = keeper.read('user');

  session.subscribe(() => {
    const { user } = session.seen().context;
    if (user === kept) return;
    const before = kept;
    kept = user;
    const stored = keeper.read('user');
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
    if (lastUser !== null) {
      keeper.forget('cart_unique_token');
      keeper.forget('storefront.last_order_id');
      cartToken(keeper);
    }
    queryClient.removeQueries({ queryKey: ['order'] });
    queryClient.removeQueries({ queryKey: ['orders'] });
    queryClient.removeQueries({ queryKey: ['favourite stores'] });
    // What a customer did not get saved is never the next one's.
    cart.send({ type: user ? 'basket.moved' : 'basket.left' });
  });

  location.subscribe(() => {
    const { place } = location.seen().context;
    if (place) keeper.write('current_location', place);
  });

  window.addEventListener('storage', ({ key }) => {
    if (key === 'current_location') {
      const place = keeper.read('current_location');
      if (place) location.send({ type: 'place.chosen', place });
    }
    if (key === 'cart_unique_token') cart.send({ type: 'basket.moved' });
    if (key !== 'user') return;
    const user = keeper.read('user');
    const mine = session.seen().context.user;
    if (!user && mine) session.send({ type: 'otherTab.signedOut' });
    if (user && user.server_token !== mine?.server_token) session.send({ type: 'customer.signedIn', user });
  });

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && cart.isThere()) cart.send({ type: 'basket.moved' });
  });
}
