import { typedLine, typedLines, typedPhone } from '#contract/typed-text.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { BOOKING_FIELDS, type BookingField } from '#contract/enumerations.ts';
import { contactForm } from '#contract/forms/contact-form.ts';
import { readForm, type FormProblem } from '#contract/forms/read-form.ts';
import { COURIER_PHONE_LENGTH } from '#contract/phone-lengths.ts';
import { foldedWords } from '../folded-words.ts';
import { isUnnamedPoint } from '../checkout/map-point.ts';
import { doorLacks, withDoor } from '../checkout/door.ts';
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

export type SideDraft = {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly place: Pick<OrderAddress, 'address' | 'location' | 'post_code' | 'city'> | null;
  /** What its door lacks (`doorLacks`): a number, or what stands at a point. */
  readonly houseNumber: string;
  readonly placeName: string;
};

export type SideField = BookingField | 'houseNumber' | 'placeName';
export type SideReading = {
  readonly address: OrderAddress | null;
  readonly problems: { readonly [Field in SideField]?: FormProblem };
};

function doorProblems(address: OrderAddress): Pick<SideReading['problems'], 'houseNumber' | 'placeName'> {
  const lacks = address.address === '' ? null : doorLacks(address);
  return lacks === null || lacks === 'street' ? {} : { [lacks]: 'required' };
}

function asAddress(side: Side, draft: SideDraft, phoneCode: string): OrderAddress {
  const phone = readPhone(draft.phone, phoneCode);
  return {
    delivery_status: 0,
    address_type: side,
    address: draft.place ? withDoor(draft.place, draft) : '',
    post_code: draft.place?.post_code ?? '',
    city: draft.place?.city ?? '',
    location: draft.place?.location ?? [0, 0],
    note: typedLines(draft.note),
    user_type: 7,
    floor: '',
    entry_code: '',
    user_details: {
      name: typedLine(draft.name),
      country_phone_code: phone?.code ?? phoneCode,
      phone: phone?.digits ?? typedPhone(draft.phone),
      email: '',
    },
  };
}

export function readSide(side: Side, draft: SideDraft, phoneCode: string): SideReading {
  const address = asAddress(side, draft, phoneCode);
  const { address: nowhere, ...others } = sideProblems(address);
  const door = doorProblems(address);
  // A street without a number and a point without a name are asked for these, not for another address.
  const problems = { ...others, ...(nowhere && Object.keys(door).length === 0 ? { address: nowhere } : {}), ...door };
  return { address: Object.keys(problems).length === 0 ? address : null, problems };
}
