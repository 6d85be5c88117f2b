import { favouriteAddressesKey } from '#src/api/mine.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { Application } from '../application.ts';

/** Id and version of the basket on the screen; null while the server has not answered one. */
const stampOf = (view: CartView): string | null =>
  'cart' in view && view.cart ? `${view.cart.cart_id ?? ''} ${view.cart.cart_version}` : null;

/**
 * Keeps this tab and the others in step: each writes down which basket it saw, whoever is signed in, where, and in which language, and
 * hears when another one did. A page that comes back from the back/forward cache heard nothing meanwhile and looks again.
 */
export function keepTabsInStep({ flows: { session, location, cart }, queryClient, keeper, texts, speak }: Application): void {
  let written: string | null = null;
  const note = () => {
    const stamp = stampOf(cart.seen());
    if (stamp === null || stamp === written) return;
    written = stamp;
    if (keeper.read('storefront.basket') !== stamp) keeper.write('storefront.basket', stamp);
  };
  cart.subscribe(note);
  note();

  const hearWho = () => {
    const user = keeper.read('user');
    const mine = session.seen().context.user;
    if (!user && mine) session.send({ type: 'otherTab.signedOut' });
    if (user && user._id !== mine?._id) session.send({ type: 'customer.signedIn', user });
    // A heart was pressed in another tab.
    else if (user && mine?.server_token === user.server_token && mine.favourite_stores.join() !== user.favourite_stores.join())
      session.send({ type: 'customer.changed', user });
  };
  // Who signed in or out there while this page came was heard by nobody here.
  hearWho();
  const hearBasket = () => {
    const stamp = keeper.read('storefront.basket');
    if (stamp !== null && stamp !== stampOf(cart.seen())) cart.send({ type: 'cart.moved' });
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === 'current_location') {
      const place = keeper.read('current_location');
      if (place) location.send({ type: 'place.chosen', place });
    }
    if (key === 'language') {
      const language = keeper.read('language');
      if (language && language !== texts.language()) speak(language).catch(() => undefined);
    }
    if (key === 'cart_unique_token') cart.send({ type: 'cart.moved' });
    if (key === 'storefront.basket') hearBasket();
    if (key === 'storefront.favourite_addresses') {
      const queryKey = favouriteAddressesKey(session.seen().context.user?._id ?? null);
      queryClient.invalidateQueries({ queryKey }).catch(() => undefined);
    }
    if (key === 'user') hearWho();
  });

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && cart.isThere()) cart.send({ type: 'cart.moved' });
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hearWho();
    const [id] = (keeper.read('storefront.basket') ?? '').split(' ');
    const [shown] = (stampOf(cart.seen()) ?? '').split(' ');
    if (!cart.isThere()) return;
    // Another basket than the one on the screen, an ordered one perhaps: nothing of it is shown again.
    cart.send({ type: id === shown ? 'cart.moved' : 'cart.left' });
  });
  window.addEventListener('online', () => {
    if (cart.isThere()) cart.send({ type: 'cart.moved' });
  });
}
