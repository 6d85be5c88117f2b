import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { findOpenParcel, type Cart, type ParcelKey } from '#server/repositories/carts.ts';
import { deleteImage, imagesOfCart } from '#server/repositories/courier-images.ts';
import { openParcel, parcelKeyOf } from '#server/services/cart/parcel-cart.ts';
import { keepImages } from '#server/services/cart/parcel-images.ts';
import { presentCourierImage } from '#server/services/present/courier-image.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

const imagesOf = async (call: Call, cart: Cart | null) => ({
  images: cart ? (await imagesOfCart(call.database, cart.id)).map(presentCourierImage) : [],
});

/** Keeps a picture with the customer's parcel, so that whoever makes the order has it. */
export const courierImage = serve(endpoints.courier_image, { count: 60, seconds: 600 }, async (_body, call) => {
  const key = parcelKeyOf(call);
  if (!key) return refuse(961);
  const file = call.files?.get('image');
  if (!file) return refuse(1003, { details: { image_refused: 'notAnImage' } });
  const cart = await openParcel(call, key);
  const saved = await keepImages(call, cart, new Map([[0, file]]));
  const images = await imagesOf(call, cart);
  return 'refused' in saved
    ? refuse(1003, { details: { image_refused: saved.refused[0]?.why, ...images } })
    : answer({ image_id: saved.ids[0] ?? '', ...images });
});

/** Under the parcel's lock: whoever is making its order just now has all its pictures, or the order comes after. */
const takeAway = (call: Call, key: ParcelKey, imageId: string | null | undefined): Promise<Cart | null> =>
  inTransaction(call.database, async (transaction) => {
    const cart = await findOpenParcel(transaction, key, { locked: true });
    if (cart && imageId) await deleteImage(transaction, cart.id, imageId);
    return cart;
  });

export const removeCourierImage = serve(endpoints.remove_courier_image, CHANGING, async (body, call) => {
  const key = parcelKeyOf(call);
  const cart = key && (await takeAway(call, key, body.image_id));
  return answer(await imagesOf(call, cart));
});
