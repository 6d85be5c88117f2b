import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { firstPriceShown, type FirstPrice } from './checkout/first-price.ts';
import type { Flows } from './flows.tsx';
import type { Toasts } from './toasts/toasts.ts';
import { laterAddressSearch } from './address-search/later-address-search.ts';
import { laterFlow } from './later-flow.ts';
import { once } from './once.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import { createKeeper, type Keeper } from '../browser/storage.ts';
import { tellAdded } from './toasts/tell-success.ts';
import { underWay as paymentUnderWay } from './payment/keep-under-way.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

/**
 * Every flow: here and nowhere else. Charts and ports come when they are first needed; until then a flow is seen as it
 * would begin. Whoever has neither a token nor an account has an empty basket; every other one is asked for.
 */
export function createFlows({
  api,
  queryClient,
  keeper,
  clock,
  toasts,
  firstPrice,
}: {
  api: Api;
  queryClient: QueryClient;
  keeper: Keeper;
  clock: ServerClock;
  toasts: Toasts;
  firstPrice: FirstPrice | null;
}): Flows {
  const place = keeper.read('current_location');
  const user = keeper.read('user');
  const mayHaveBasket = user !== null || keeper.read('cart_unique_token') !== null;
  const location: Flows['location'] = laterFlow({
    first: { value: place ? 'somewhere' : 'nowhere', context: { place, trouble: null } },
    bring: async () => (await import('./location/start-location.ts')).locationFlow(api, place),
  });
  const session: Flows['session'] = laterFlow({
    first: {
      value: user ? { signedIn: 'deciding' } : 'guest',
      context: { user, missed: 0, askedToWait: 0, isHidden: false, endedBy: null, jitter: 0 },
    },
    bring: async () => (await import('./session/start-session.ts')).sessionFlow(api, user),
  });
  const basket: Flows['cart'] = laterFlow({
    first: mayHaveBasket
      ? { is: 'loading' }
      : { is: 'empty', failure: null, offer: null, cart: null, removed: null, saving: false, cutOff: false },
    bringing: { is: 'loading' },
    missing: { is: 'unavailable' },
    bring: async () => (await import('./cart/start-cart.ts')).cartFlow(api, queryClient, keeper, { location, session }),
  });
  const cart = tellAdded(basket, toasts);
  const when: Flows['when'] = laterFlow({
    first: {
      time: { is: 'asap', choice: null, moment: null, store: null, isPickup: false, date: null, trouble: null, presetOf: null },
      way: { isPickup: false, pickup: 'absent' },
    },
    bring: async () => (await import('./when/start-when.ts')).whenFlow({ api, keeper, clock, cart }),
  });
  const underWay = paymentUnderWay(keeper);
  const cardProvider = once(async () => (await import('../payments/choose-provider.ts')).cardProvider(api, keeper.read('city_id')));
  const paymentLogic = once(async () =>
    (await import('./payment/payment-ports.ts')).paymentWith(api, {
      keeper,
      underWay,
      session,
      cards: cardProvider,
      cartId: () => cartIdIn(cart.seen()),
    }),
  );
  return {
    location,
    addressSearch: () => laterAddressSearch(api),
    session,
    cart,
    when,
    signInLogic: once(async () => (await import('./sign-in/sign-in-ports.ts')).signInWith(api, keeper)),
    referralLogic: once(async () => (await import('./sign-in/sign-in-ports.ts')).referralWith(api)),
    newPasswordLogic: once(async () => (await import('./profile/profile-ports.ts')).newPasswordWith(api, session, keeper)),
    profileLogic: once(async () => (await import('./profile/profile-ports.ts')).profileWith(api, session)),
    newsletterLogic: once(async () => (await import('./newsletter/newsletter-ports.ts')).newsletterWith(api)),
    favouriteLogic: once(async () => (await import('./favourite/favourite-ports.ts')).favouriteWith(api, session)),
    checkoutLogic: once(async () => {
      const [{ checkoutWith }, { whenWaysAreTold }, payment] = await Promise.all([
        import('./checkout/checkout-ports.ts'),
        import('../api/ways-to-pay.ts'),
        paymentLogic(),
      ]);
      return checkoutWith(api, {
        api,
        keeper,
        tabKeeper: createKeeper(() => window.sessionStorage),
        underWay,
        payment,
        cart,
        session,
        when,
        waysToPay: (heard) => whenWaysAreTold(queryClient, heard),
      });
    }),
    firstPrice: firstPriceShown(firstPrice),
    paymentLogic,
    cardsLogic: once(async () => (await import('./cards/cards-ports.ts')).cardsWith(api, cardProvider)),
    cardProvider,
    mapPinLogic: once(async () => (await import('./map-pin/map-pin-ports.ts')).mapPinWith(api)),
    mapDrawing: once(async () => (await import('../maps/choose-drawing.ts')).mapDrawing()),
    underWay,
  };
}
