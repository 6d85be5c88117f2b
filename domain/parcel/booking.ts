import { typedLine } from '#contract/typed-text.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { BOOKING_FIELDS, type BookingField } from '#contract/enumerations.ts';
import { contactForm } from '#contract/forms/contact-form.ts';
import { readForm, type FormProblem } from '#contract/forms/read-form.ts';
import { COURIER_PHONE_LENGTH } from '#contract/phone-lengths.ts';
import { foldedWords } from '../folded-words.ts';
import { isUnnamedPoint } from '../checkout/map-point.ts';
import { doorLacks } from '../checkout/door.ts';
import { phoneText, readPhone } from '../phone.ts';

export type Side = OrderAddress['address_type'];

export type Missing = { readonly side: Side; readonly field: BookingField };

/**
 * What is wrong with an end of a parcel's way, field by field (specification 2, section 5): a name, a phone of 8 to 12
 * digits, an address with a door, and a note that is not too long. Server and browser ask the same.
 */
export function sideProblems(address: OrderAddress | null): { readonly [Field in BookingField]?: FormProblem } {
  const { name = '', phone = '', country_phone_code: code = '' } = address?.user_details ?? {};
  const dialled = readPhone(phone, code || undefined);
  const read = readForm(contactForm(COURIER_PHONE_LENGTH), {
    name,
    note: address?.note ?? '',
    phone: (dialled && phoneText(dialled.code + dialled.digits)) ?? phone,
  });
  const isNowhere = !address || typedLine(address.address) === '' || isUnnamedPoint(address.address);
  if (isNowhere) return { ...read.problems, address: 'required' };
  return doorLacks(address) === null ? read.problems : { ...read.problems, address: 'street' };
}

/** Whether a parcel would be brought to where it is picked up. */
export const isSameAddress = (pickup: Pick<OrderAddress, 'address'> | null, destination: Pick<OrderAddress, 'address'> | null): boolean => {
  const [from = '', to = ''] = [pickup, destination].map((end) => (end ? foldedWords(end.address).join(' ') : ''));
  return from !== '' && from === to;
};

/** A drop-off at the pickup is another address that is missing. */
export const missingForBooking = (pickup: OrderAddress | null, destination: OrderAddress | null): Missing[] =>
  ([['pickup', pickup] as const, ['destination', destination] as const] satisfies [Side, OrderAddress | null][]).flatMap(
    ([side, address]) => {
      const same = side === 'destination' && isSameAddress(pickup, destination);
      const problems = { ...sideProblems(address), ...(same && { address: 'required' }) };
      return BOOKING_FIELDS.filter((field) => problems[field]).map((field) => ({ side, field }));
    },
  );
