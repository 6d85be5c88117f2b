import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Contact } from '#domain/checkout/recipient.ts';
import { noteWithPayer } from '#domain/parcel/who-pays.ts';
import type { BookedParcel } from '#machines/payment/payment.setup.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { courierToken, newCourierToken } from '#src/browser/parcel-token.ts';
import { forgetPicturesOf } from '#src/browser/picture-store.ts';

/** Who receives which parcel, as the wire says it; who pays at the door stands first in the note. */
export const parcelFields = ({ name, phone, note }: Contact, { cartId, payer, dropOff }: BookedParcel, storage: BrowserStorage) => ({
  delivery_type: DELIVERY_TYPE.courier,
  cart_id: cartId,
  cart_unique_token: courierToken(storage),
  delivery_user_name: name,
  delivery_user_phone: phone,
  delivery_note: noteWithPayer(note, payer === 'receiver'),
  destination_addresses: [dropOff],
});

/**
 * The parcel of this token became an order: nothing of it is left here, and the next one has a token of its own. Where the next
 * one was begun already, it stays. The basket stays as it is.
 */
export function parcelBooked(storage: BrowserStorage, token: string): void {
  if (storage.read('storefront.courier_cart_token') !== token) return;
  newCourierToken(storage);
  storage.forget('storefront.parcel');
  void forgetPicturesOf(token);
}
