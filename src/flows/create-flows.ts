import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { firstPriceShown, type FirstPrice } from './checkout/first-price.ts';
import type { Toasts } from './toasts/toasts.ts';
import { EMPTY, LOADING, UNAVAILABLE, type CartFlow } from './cart/cart-flow.ts';
import { firstLocation, type LocationFlow } from './location/location-flow.ts';
import { firstSession, type SessionFlow } from './session/session-flow.ts';
import { FIRST_WHEN, type WhenFlow } from './when/when-flow.ts';
import { laterAddressSearch } from './address-search/later-address-search.ts';
import { createHolder } from './holder.ts';
import { laterFlow } from './later-flow.ts';
import { once } from './once.ts';
import type { RunningOrdersFlow } from './running-orders/running-orders-flow.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import type { Keeper } from '../browser/storage.ts';
import { tellAdded } from './toasts/tell-success.ts';
import { hearStorage } from '../browser/hear-storage.ts';
import { underWay as paymentUnderWay } from './payment/keep-under-way.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

/**
 * The one table of all flows: those that live as long as the page, and the logic of those that live with a screen. Charts
 * and ports come when they are first needed; until then a flow is seen as it would begin (`tests/app/first-views.test.ts`).
 * A `…Logic` brings a flow's logic when its first screen opens: the same promise every time, a new one after a failed try.
 */
export function createFlows({
  api,
  queryClient,
  keeper,
  clock,
  toasts,
  firstPrice: pricedFirst,
}: {
  api: Api;
  queryClient: QueryClient;
  keeper: Keeper;
  clock: ServerClock;
  toasts: Toasts;
  firstPrice: FirstPrice | null;
}) {
  const place = keeper.read('current_location');
  const user = keeper.read('user');
  const mayHaveBasket = user !== null || keeper.read('cart_unique_token') !== null;
  const location: LocationFlow = laterFlow({
    first: firstLocation(place),
    bring: async () => (await import('./location/start-location.ts')).locationFlow(api, place),
  });
  const session: SessionFlow = laterFlow({
    first: firstSession(user),
    bring: async () => (await import('./session/start-session.ts')).sessionFlow(api, user),
  });
  const basket: CartFlow = laterFlow({
    first: mayHaveBasket ? LOADING : EMPTY,
    bringing: LOADING,
    missing: UNAVAILABLE,
    bring: async () => (await import('./cart/start-cart.ts')).cartFlow(api, queryClient, keeper, { location, session }),
  });
  const cart = tellAdded(basket, toasts);
  const when: WhenFlow = laterFlow({
    first: FIRST_WHEN,
    bring: async () => (await import('./when/start-when.ts')).whenFlow({ api, keeper, clock, cart }),
  });
  const runningOrders: RunningOrdersFlow = laterFlow({
    first: null,
    bring: async () => (await import('./running-orders/start-running-orders.ts')).runningOrdersFlow(api, session),
  });
  const firstPrice = firstPriceShown(pricedFirst);
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
    /** Makes the search of one address field; where it is for the place that is looked around from, that is told. */
    addressSearch: (isAround: boolean) => laterAddressSearch(api, isAround ? location : null),
    session,
    cart,
    when,
    runningOrders,
    /** What the tab's title says before the page's own name. */
    headline: createHolder<string>(),
    signInLogic: once(async () => (await import('./sign-in/sign-in-ports.ts')).signInWith(api, keeper)),
    referralLogic: once(async () => (await import('./referral/referral-ports.ts')).referralWith(api)),
    newPasswordLogic: once(async () => (await import('./new-password/new-password-ports.ts')).newPasswordWith(api, session, keeper)),
    profileLogic: once(async () => (await import('./profile/profile-ports.ts')).profileWith(api, { keeper, session })),
    newsletterLogic: once(async () => (await import('./newsletter/newsletter-ports.ts')).newsletterWith(api)),
    leadLogic: once(async () => (await import('./lead/lead-ports.ts')).leadWith(api, session)),
    favouriteLogic: once(async () => (await import('./favourite/favourite-ports.ts')).favouriteWith(api, session)),
    favouriteStoresLogic: once(async () =>
      (await import('./favourite-stores/favourite-stores-ports.ts')).favouriteStoresWith(api, { session, location }),
    ),
    favouriteAddressesLogic: once(async () =>
      (await import('./favourite-addresses/favourite-addresses-ports.ts')).favouriteAddressesWith(api, queryClient, {
        keeper,
        session,
        hearStorage,
      }),
    ),
    trackingLogic: once(async () => (await import('./tracking/tracking-ports.ts')).trackingWith(api, clock, runningOrders)),
    orderSharingLogic: once(async () => (await import('./order-sharing/order-sharing-ports.ts')).orderSharingWith(api)),
    operatorDeskLogic: once(async () => (await import('./operator-desk/operator-desk-ports.ts')).operatorDeskWith()),
    cancellationLogic: once(async () =>
      (await import('./cancellation/cancellation-ports.ts')).cancellationWith(api, queryClient, runningOrders),
    ),
    ratingLogic: once(async () => (await import('./rating/rating-ports.ts')).ratingWith(api, queryClient)),
    reorderLogic: once(async () => (await import('./reorder/reorder-ports.ts')).reorderWith(api, { queryClient, cart, location, toasts })),
    walletTopUpLogic: once(async () =>
      (await import('./wallet-top-up/wallet-top-up-ports.ts')).walletTopUpOf(api, queryClient, { keeper, session, cards: cardProvider }),
    ),
    walletSwitchLogic: once(async () => (await import('./wallet-switch/wallet-switch-ports.ts')).walletSwitchOf(api, queryClient, session)),
    sessionsLogic: once(async () => (await import('./sessions/sessions-ports.ts')).sessionsWith(api, session)),
    profilePictureLogic: once(async () => (await import('./profile-picture/profile-picture-ports.ts')).profilePictureWith(api, session)),
    preferencesLogic: once(async () => (await import('./preferences/preferences-ports.ts')).preferencesWith(api)),
    accountExportLogic: once(async () => (await import('./account-export/account-export-ports.ts')).accountExportWith(api)),
    accountDeletionLogic: once(async () =>
      (await import('./account-deletion/account-deletion-ports.ts')).accountDeletionWith(api, { session, keeper }),
    ),
    checkoutLogic: once(async () => {
      const [{ checkoutOfPage }, payment] = await Promise.all([import('./checkout/start-checkout.ts'), paymentLogic()]);
      return checkoutOfPage(api, queryClient, { keeper, underWay, payment, cart, session, when, firstPrice });
    }),
    courierBookingLogic: once(async () => {
      const [{ courierBookingWith }, payment] = await Promise.all([import('./courier-booking/courier-booking-ports.ts'), paymentLogic()]);
      return courierBookingWith(api, queryClient, { keeper, underWay, payment, session, hearStorage });
    }),
    firstPrice,
    paymentLogic,
    cardsLogic: once(async () => (await import('./cards/cards-ports.ts')).cardsWith(api, cardProvider)),
    /** Brings the card provider, for its fields. */
    cardProvider,
    mapPinLogic: once(async () => (await import('./map-pin/map-pin-ports.ts')).mapPinWith(api)),
    /** Brings what draws the map beneath a pin, when one is first looked at. */
    pinMap: once(async () => (await import('../maps/pin/choose-pin-map.ts')).bringPinMap()),
    /** Brings what draws the map of an order on the road. */
    rideMap: once(async () => (await import('../maps/ride/choose-ride-map.ts')).bringRideMap()),
    underWay,
  };
}

/** The flows of one application. */
export type Flows = ReturnType<typeof createFlows>;
