import type { Failure } from '#contract/failure.ts';
import { EMPTY_PARCEL, isToItself, readParcel, type ParcelDraft, type ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { phoneText } from '#domain/phone.ts';
import type { Purchase } from '../payment/payment.setup.ts';
import type { BookingContext, BookingCustomer, CourierInvoice, Sender } from './booking-types.ts';

export const NOTHING_BOOKED = {
  successor: null,
  draft: EMPTY_PARCEL,
  touched: [],
  isTried: false,
  wantedStep: null,
  list: null,
  seen: null,
  vehicleNews: null,
  cartId: null,
  invoice: null,
  failure: null,
  listFailure: null,
  recallFailure: null,
  picturesComing: 0,
} as const satisfies Partial<BookingContext>;

export const parcelOf = ({ name, phone }: Sender): ParcelDraft => ({
  ...EMPTY_PARCEL,
  pickup: { ...EMPTY_PARCEL.pickup, name, phone },
});

export const bookingOf = ({ customerId, sender, draft }: BookingCustomer) => ({
  ...NOTHING_BOOKED,
  customerId,
  sender,
  draft: draft ?? parcelOf(sender),
  againOf: null,
});

/** From one address to another; whoever is met there may not be known yet. */
export const goesSomewhere = (draft: ParcelDraft): boolean =>
  draft.pickup.address !== null && draft.dropOff.address !== null && !isToItself(draft);

export const wayOf = ({ draft, sender }: Pick<BookingContext, 'draft' | 'sender'>): ParcelWay | null =>
  readParcel(draft, sender.phoneCode).way;

export const refusedWith = (failure: Pick<Failure, 'kind'> & { readonly code?: number }, ...codes: readonly number[]): boolean =>
  failure.kind === 'refused' && failure.code !== undefined && codes.includes(failure.code);

/** What is bought: the parcel, brought to whoever receives it, as soon as possible. Asked for only where way and price are known. */
export function purchaseOf(context: BookingContext): Purchase {
  const way = wayOf(context) as ParcelWay;
  const { name, country_phone_code, phone } = way.dropOff.user_details;
  return {
    invoice: context.invoice as CourierInvoice,
    fulfilment: { isPickup: false, time: null },
    contact: { name, phone: phoneText(country_phone_code + phone) ?? phone, note: way.dropOff.note ?? '', destination: way.dropOff },
    parcel: { cartId: context.cartId, payer: context.draft.payer, ...way },
  };
}
