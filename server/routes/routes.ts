import type { Route } from '../http/serve.ts';
import * as getAddressUsingPostcode from './admin/get-address-using-postcode.ts';
import * as cities from './api/admin/cities.ts';
import * as settings from './api/admin/settings.ts';
import * as sendEmail from './api/send-email.ts';
import * as leads from './api/leads.ts';
import * as password from './api/admin/password.ts';
import * as courierImages from './api/storefront/courier-images.ts';
import * as dishes from './api/storefront/dishes.ts';
import * as reviews from './api/storefront/reviews.ts';
import * as parkedCarts from './api/storefront/parked-carts.ts';
import * as walletHistory from './api/storefront/wallet-history.ts';
import * as account from './api/storefront/account.ts';
import * as preferences from './api/storefront/preferences.ts';
import * as profilePicture from './api/storefront/profile-picture.ts';
import * as push from './api/storefront/push.ts';
import * as sessions from './api/storefront/sessions.ts';
import * as orderProblems from './api/storefront/order-problems.ts';
import * as orderRoute from './api/storefront/order-route.ts';
import * as payments from './api/storefront/payments.ts';
import * as places from './api/storefront/places.ts';
import * as sharedOrders from './api/storefront/shared-orders.ts';
import * as getVehiclesList from './api/store/get-vehicles-list.ts';
import * as cards from './api/user/cards.ts';
import * as addItemInCart from './api/user/add-item-in-cart.ts';
import * as applyPromoCode from './api/user/apply-promo-code.ts';
import * as cart from './api/user/cart.ts';
import * as changeUserWalletStatus from './api/user/change-user-wallet-status.ts';
import * as checkDeliveryAvailable from './api/user/check-delivery-available.ts';
import * as userCities from './api/user/cities.ts';
import * as createOrder from './api/user/create-order.ts';
import * as favouriteStores from './api/user/favourite-stores.ts';
import * as favouriteAddresses from './api/user/favourite-addresses.ts';
import * as getDeliveryListForNearestCity from './api/user/get-delivery-list-for-nearest-city.ts';
import * as getCourierOrderInvoice from './api/user/get-courier-order-invoice.ts';
import * as getDetail from './api/user/get-detail.ts';
import * as getOrderCartInvoice from './api/user/get-order-cart-invoice.ts';
import * as getPaymentGateway from './api/user/get-payment-gateway.ts';
import * as getProviderLocation from './api/user/get-provider-location.ts';
import * as getStoreList from './api/user/get-store-list.ts';
import * as login from './api/user/login.ts';
import * as logout from './api/user/logout.ts';
import * as orders from './api/user/orders.ts';
import * as pastOrders from './api/user/past-orders.ts';
import * as ratings from './api/user/ratings.ts';
import * as payOrderPayment from './api/user/pay-order-payment.ts';
import * as register from './api/user/register.ts';
import * as update from './api/user/update.ts';
import * as topUps from './api/user/top-ups.ts';
import * as userCancelOrder from './api/user/user-cancel-order.ts';
import * as userGetStoreProductItemList from './api/user/user-get-store-product-item-list.ts';

/** Every call that is served: whatever those files export. */
export const routes: readonly Route[] = [
  getAddressUsingPostcode,
  cities,
  settings,
  sendEmail,
  leads,
  password,
  courierImages,
  dishes,
  reviews,
  parkedCarts,
  walletHistory,
  account,
  preferences,
  profilePicture,
  push,
  sessions,
  orderProblems,
  orderRoute,
  payments,
  places,
  sharedOrders,
  getVehiclesList,
  cards,
  addItemInCart,
  applyPromoCode,
  cart,
  changeUserWalletStatus,
  checkDeliveryAvailable,
  userCities,
  createOrder,
  favouriteStores,
  favouriteAddresses,
  getDeliveryListForNearestCity,
  getCourierOrderInvoice,
  getDetail,
  getOrderCartInvoice,
  getPaymentGateway,
  getProviderLocation,
  getStoreList,
  login,
  logout,
  orders,
  pastOrders,
  ratings,
  payOrderPayment,
  register,
  update,
  topUps,
  userCancelOrder,
  userGetStoreProductItemList,
].flatMap((file): readonly Route[] => Object.values(file));
