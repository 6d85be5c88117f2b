import { accountCalls } from './calls/account.ts';
import { adminCalls } from './calls/admin.ts';
import { cardCalls } from './calls/cards.ts';
import { cartCalls } from './calls/cart.ts';
import { categoryCalls } from './calls/categories.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { cityCalls } from './calls/cities.ts';
import { contactCalls } from './calls/contact.ts';
import { courierCalls } from './calls/courier.ts';
import { dishCalls } from './calls/dishes.ts';
import { discoveryCalls } from './calls/discovery.ts';
import { favouriteCalls } from './calls/favourites.ts';
import { orderProblemCalls } from './calls/order-problems.ts';
import { parkedCartCalls } from './calls/parked-carts.ts';
import { pastOrderCalls } from './calls/past-orders.ts';
import { paymentCalls } from './calls/payments.ts';
import { placeCalls } from './calls/places.ts';
import { preferenceCalls } from './calls/preferences.ts';
import { profilePictureCalls } from './calls/profile-picture.ts';
import { profileCalls } from './calls/profile.ts';
import { promoCalls } from './calls/promo.ts';
import { pushCalls } from './calls/push.ts';
import { ratingCalls } from './calls/ratings.ts';
import { reviewCalls } from './calls/reviews.ts';
import { activeOrderCalls } from './calls/active-orders.ts';
import { servedCityCalls } from './calls/served-cities.ts';
import { sessionCalls } from './calls/session.ts';
import { accountSessionCalls } from './calls/sessions.ts';
import { signInCalls } from './calls/sign-in.ts';
import { sharedOrderCalls } from './calls/shared-orders.ts';
import { topUpCalls } from './calls/top-ups.ts';
import { walletHistoryCalls } from './calls/wallet-history.ts';
import { walletCalls } from './calls/wallet.ts';

/**
 * Every call of the wire contract, by the specification's name (3-reference, section 7).
 */
export const endpoints = {
  ...adminCalls,
  ...signInCalls,
  ...sessionCalls,
  ...profileCalls,
  ...profilePictureCalls,
  ...preferenceCalls,
  ...accountSessionCalls,
  ...pushCalls,
  ...accountCalls,
  ...categoryCalls,
  ...discoveryCalls,
  ...dishCalls,
  ...placeCalls,
  ...cityCalls,
  ...servedCityCalls,
  ...favouriteCalls,
  ...cartCalls,
  ...parkedCartCalls,
  ...promoCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...courierCalls,
  ...walletCalls,
  ...topUpCalls,
  ...walletHistoryCalls,
  ...cardCalls,
  ...activeOrderCalls,
  ...sharedOrderCalls,
  ...pastOrderCalls,
  ...ratingCalls,
  ...orderProblemCalls,
  ...reviewCalls,
  ...contactCalls,
};
