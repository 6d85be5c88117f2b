import type { Route } from '../http/serve.ts';
import { getAddressUsingPostcode } from './admin/get-address-using-postcode.ts';
import { getCityList, getDeliveryList, getDeliveryListForCity } from './api/admin/cities.ts';
import { checkReferral, getCountryList, getSettingDetail } from './api/admin/settings.ts';
import { sendEmail } from './api/send-email.ts';
import { sendHopperEmail, sendPartnerEmail } from './api/leads.ts';
import { checkDetail, forgotPassword, newPassword } from './api/admin/password.ts';
import { courierImage, removeCourierImage } from './api/storefront/courier-images.ts';
import { searchDishes } from './api/storefront/dishes.ts';
import { getStoreReviews } from './api/storefront/reviews.ts';
import { dropParkedCart, getParkedCarts, takeCartBack } from './api/storefront/parked-carts.ts';
import { getWalletHistory } from './api/storefront/wallet-history.ts';
import { deleteAccountCall, exportAccountCall } from './api/storefront/account.ts';
import { changePreferences, getPreferences } from './api/storefront/preferences.ts';
import { removeProfilePicture, setProfilePicture } from './api/storefront/profile-picture.ts';
import { getPushKey, subscribePush } from './api/storefront/push.ts';
import { endSession, getSessions, unsubscribePush } from './api/storefront/sessions.ts';
import { orderProblemImage, reportOrderProblem } from './api/storefront/order-problems.ts';
import { getOrderRoute } from './api/storefront/order-route.ts';
import { getPayment, giveUpPayment, withdrawPayCommands } from './api/storefront/payments.ts';
import { findNearestPlace, searchPlaces } from './api/storefront/places.ts';
import { getSharedOrder, shareOrder, withdrawSharedOrder } from './api/storefront/shared-orders.ts';
import { getVehiclesList } from './api/store/get-vehicles-list.ts';
import { addCard, deleteCard, getCardList, getStripeAddCardIntent, selectCard } from './api/user/cards.ts';
import { addItemInCart } from './api/user/add-item-in-cart.ts';
import { applyPromoCode } from './api/user/apply-promo-code.ts';
import { changeDeliveryAddress, clearCart, getCart } from './api/user/cart.ts';
import { changeUserWalletStatus } from './api/user/change-user-wallet-status.ts';
import { checkDeliveryAvailable } from './api/user/check-delivery-available.ts';
import { checkCityRadius, countryCityList } from './api/user/cities.ts';
import { createOrder } from './api/user/create-order.ts';
import { addFavouriteStore, getFavouriteStoreList, removeFavouriteStore } from './api/user/favourite-stores.ts';
import { addFavouriteAddress, deleteFavouriteAddress, getFavouriteAddresses } from './api/user/favourite-addresses.ts';
import { getDeliveryListForNearestCity } from './api/user/get-delivery-list-for-nearest-city.ts';
import { getCourierOrderInvoice } from './api/user/get-courier-order-invoice.ts';
import { getDetail } from './api/user/get-detail.ts';
import { getOrderCartInvoice } from './api/user/get-order-cart-invoice.ts';
import { getPaymentGateway } from './api/user/get-payment-gateway.ts';
import { getProviderLocation } from './api/user/get-provider-location.ts';
import { getStoreList, getStoreListNearestCity } from './api/user/get-store-list.ts';
import { login } from './api/user/login.ts';
import { logout } from './api/user/logout.ts';
import { getOrderDetail, getOrders } from './api/user/orders.ts';
import { getInvoice, orderHistory, orderHistoryDetail, showInvoice } from './api/user/past-orders.ts';
import { ratingToProvider, ratingToStore } from './api/user/ratings.ts';
import { payOrderPayment } from './api/user/pay-order-payment.ts';
import { register } from './api/user/register.ts';
import { update } from './api/user/update.ts';
import { addWalletAmount, getStripePaymentIntentWallet } from './api/user/top-ups.ts';
import { userCancelOrder } from './api/user/user-cancel-order.ts';
import { userGetStoreProductItemList } from './api/user/user-get-store-product-item-list.ts';

export const routes: readonly Route[] = [
  getSettingDetail,
  getCountryList,
  checkReferral,
  getAddressUsingPostcode,
  forgotPassword,
  checkDetail,
  newPassword,
  register,
  login,
  logout,
  getDetail,
  update,
  getSessions,
  setProfilePicture,
  removeProfilePicture,
  getPreferences,
  changePreferences,
  endSession,
  getPushKey,
  subscribePush,
  unsubscribePush,
  exportAccountCall,
  deleteAccountCall,
  getDeliveryListForNearestCity,
  getStoreList,
  getStoreListNearestCity,
  userGetStoreProductItemList,
  checkDeliveryAvailable,
  getCityList,
  countryCityList,
  getDeliveryListForCity,
  getDeliveryList,
  checkCityRadius,
  addFavouriteStore,
  removeFavouriteStore,
  getFavouriteStoreList,
  searchPlaces,
  findNearestPlace,
  searchDishes,
  getStoreReviews,
  sendEmail,
  sendPartnerEmail,
  sendHopperEmail,
  getVehiclesList,
  getCourierOrderInvoice,
  courierImage,
  removeCourierImage,
  addItemInCart,
  getCart,
  clearCart,
  changeDeliveryAddress,
  getParkedCarts,
  takeCartBack,
  dropParkedCart,
  addFavouriteAddress,
  deleteFavouriteAddress,
  getFavouriteAddresses,
  getOrderCartInvoice,
  applyPromoCode,
  getPaymentGateway,
  changeUserWalletStatus,
  payOrderPayment,
  createOrder,
  getPayment,
  giveUpPayment,
  withdrawPayCommands,
  getOrderDetail,
  getOrders,
  userCancelOrder,
  orderHistory,
  orderHistoryDetail,
  getInvoice,
  showInvoice,
  ratingToStore,
  ratingToProvider,
  reportOrderProblem,
  orderProblemImage,
  getProviderLocation,
  getOrderRoute,
  shareOrder,
  withdrawSharedOrder,
  getSharedOrder,
  getCardList,
  getStripeAddCardIntent,
  addCard,
  selectCard,
  deleteCard,
  getStripePaymentIntentWallet,
  addWalletAmount,
  getWalletHistory,
];
