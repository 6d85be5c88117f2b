import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Call } from '#server/call/call.ts';
import { contentOf, findOpenParcel, latestParcelVersion, type Cart, type ParcelKey } from '#server/repositories/carts.ts';
import { findCity } from '#server/repositories/cities.ts';
import { imagesOfCart } from '#server/repositories/courier-images.ts';
import { findLivePaymentOfCart } from '#server/repositories/order-payments.ts';
import { presentCourierImage } from '../present/courier-image.ts';
import { emptyCart, type PresentedCart } from './present-cart.ts';

export async function presentParcel(call: Call, cart: Cart): Promise<PresentedCart> {
  const content = contentOf(cart);
  const city = cart.cityId === null ? null : await findCity(call.database, cart.cityId);
  const payment = await findLivePaymentOfCart(call.database, cart.id);
  return {
    ...(await emptyCart(call)),
    delivery_type: DELIVERY_TYPE.courier,
    cart_id: content.kind === 'parcel' ? cart.id : null,
    cart_version: cart.version,
    city_id: cart.cityId,
    currency: city?.currencySign ?? '',
    destination_addresses: cart.destination ? [cart.destination] : [],
    pickup_addresses: cart.pickup ? [cart.pickup] : [],
    images: (await imagesOfCart(call.database, cart.id)).map(presentCourierImage),
    vehicle_id: payment?.order.vehicle?.id ?? null,
    ...(city && { timezone: city.timezone }),
  };
}

/** The open parcel of a token as it is now. An empty one goes on with the versions of the last. */
export async function presentParcelOf(call: Call, key: ParcelKey): Promise<PresentedCart> {
  const open = await findOpenParcel(call.database, key);
  if (open) return presentParcel(call, open);
  const version = await latestParcelVersion(call.database, key);
  return { ...(await emptyCart(call)), delivery_type: DELIVERY_TYPE.courier, cart_version: version, images: [], vehicle_id: null };
}
