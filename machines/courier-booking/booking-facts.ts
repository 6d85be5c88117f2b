import type { Failure } from '#contract/failure.ts';
import { readParcel, type ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { phoneText } from '#domain/phone.ts';
import type { Purchase } from '../payment/payment.setup.ts';
import type { BookingContext, CourierInvoice } from './booking-types.ts';

/** Both ends as calls are told them; null while anything is missing or wrong. */
export const wayOf = ({ draft, sender }: Pick<BookingContext, 'draft' | 'sender'>): ParcelWay | null =>
  readParcel(draft, sender.phoneCode).way;

/** Whether a call was refused with one of these codes. */
export const refusedWith = (failure: Pick<Failure, 'kind'> & { readonly code?: number }, ...codes: readonly number[]): boolean =>
  failure.kind === 'refused' && failure.code !== undefined && codes.includes(failure.code);

/** What is bought: the parcel, brought to whoever receives it, as soon as possible. Asked for only where way and price are known. */
export function purchaseOf(context: BookingContext): Purchase {
  const way = wayOf(context) as ParcelWay;
  const { name, country_phone_code, phone } = way.dropOff.user_details;
  return {
    invoice: context.invoice as CourierInvoice,
    receiving: { isPickup: false, time: null },
    contact: { name, phone: phoneText(country_phone_code + phone) ?? phone, note: way.dropOff.note ?? '', destination: way.dropOff },
    parcel: { cartId: context.cartId, payer: context.draft.payer, ...way },
  };
}
