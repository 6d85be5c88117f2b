import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Contact } from '#domain/checkout/receiving-contact.ts';
import { noteWithPayer } from '#domain/parcel/who-pays.ts';
import type { BookedParcel } from '#machines/payment/payment.setup.ts';
import type { Keeper } from '#src/browser/storage.ts';
import { courierToken, newCourierToken } from '#src/browser/parcel-token.ts';
import { forgetPicturesOf } from '#src/browser/picture-shelf.ts';

/** Who receives which parcel, as the wire says it; who pays at the door stands first in the note. */
export const parcelFields = ({ name, phone, note }: Contact, { cartId, payer, dropOff }: BookedParcel, keeper: Keeper) => ({
  delivery_type: DELIVERY_TYPE.courier,
  cart_id: cartId,
  cart_unique_token: courierToken(keeper),
  delivery_user_name: name,
  delivery_user_phone: phone,
  delivery_note: noteWithPayer(note, payer === 'receiver'),
  destination_addresses: [dropOff],
});

/**
 * The parcel of this token became an order: nothing of it is left here, and the next one has a token of its own. Where the next
 * one was begun already, it stays. The basket stays as it is.
 */
export function parcelBooked(keeper: Keeper, token: string): void {
  if (keeper.read('storefront.courier_cart_token') !== token) return;
  newCourierToken(keeper);
  keeper.forget('storefront.parcel');
  void forgetPicturesOf(token);
}
