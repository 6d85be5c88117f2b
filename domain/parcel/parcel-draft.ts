import type { OrderAddress } from '#contract/entities/order-address.ts';
import { ROLE } from '#contract/enumerations.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { typedLine, typedLines, typedPhone } from '#contract/typed-text.ts';
import { doorLacks, withDoor } from '../checkout/door.ts';
import { readPhone } from '../phone.ts';
import { isSameAddress, sideProblems } from './booking.ts';

export const PARCEL_ENDS = ['pickup', 'dropOff'] as const;
export type ParcelEnd = (typeof PARCEL_ENDS)[number];

export type EndDraft = {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly door: string;
  readonly address: OrderAddress | null;
};

export type ParcelPayer = 'sender' | 'receiver';

export type ParcelDraft = {
  readonly pickup: EndDraft;
  readonly dropOff: EndDraft;
  readonly payer: ParcelPayer;
  readonly vehicleId: string | null;
};

export const END_FIELDS = ['address', 'door', 'name', 'phone', 'note'] as const;
export type EndField = (typeof END_FIELDS)[number];
export type EndProblem = FormProblem | 'same';
export type EndProblems = { readonly [Field in EndField]?: EndProblem };

const NOWHERE: Omit<OrderAddress, 'address_type' | 'address' | 'note' | 'user_details'> = {
  delivery_status: 0,
  post_code: '',
  city: '',
  location: [0, 0],
  user_type: ROLE.user,
  floor: '',
  entry_code: '',
};
const EMPTY_END: EndDraft = { name: '', phone: '', note: '', door: '', address: null };
export const EMPTY_PARCEL: ParcelDraft = { pickup: EMPTY_END, dropOff: EMPTY_END, payer: 'sender', vehicleId: null };

/** One end as it is sent, its address complete where the door is. */
function writtenEnd(end: ParcelEnd, { name, phone, note, door, address }: EndDraft, phoneCode: string): OrderAddress {
  const dialled = readPhone(phone, phoneCode);
  return {
    ...NOWHERE,
    ...address,
    address_type: end === 'pickup' ? 'pickup' : 'destination',
    address: address ? withDoor(address, { houseNumber: door, placeName: door }) : '',
    note: typedLines(note),
    user_details: {
      name: typedLine(name),
      country_phone_code: dialled?.code ?? phoneCode,
      phone: dialled?.digits ?? typedPhone(phone),
      email: '',
    },
  };
}

/** Reads what was typed about one end: its address with whoever is met there, or what is wrong, field by field (specification 2, section 5). */
export function readEnd(
  end: ParcelEnd,
  draft: EndDraft,
  phoneCode: string,
): { readonly address: OrderAddress | null; readonly problems: EndProblems } {
  const written = writtenEnd(end, draft, phoneCode);
  const { address: nowhere, ...others } = sideProblems(written);
  const lacks = draft.address ? doorLacks(written) : null;
  const isDoorMissing = lacks !== null && lacks !== 'street';
  // A street without a number and a point without a name are asked for these, not for another address.
  const problems: EndProblems = { ...others, ...(isDoorMissing ? { door: 'required' } : nowhere && { address: nowhere }) };
  return { address: Object.keys(problems).length === 0 ? written : null, problems };
}

/** The address as it will be sent; null where a number or a name is still to be typed, which may make it another. */
function completeAddress({ address, door }: EndDraft): Pick<OrderAddress, 'address'> | null {
  if (!address) return null;
  const written = { ...address, address: withDoor(address, { houseNumber: door, placeName: door }) };
  return doorLacks(written) === null ? written : null;
}

/** Whether a parcel would be brought to where it is picked up. */
export const isToItself = ({ pickup, dropOff }: Pick<ParcelDraft, ParcelEnd>): boolean =>
  isSameAddress(completeAddress(pickup), completeAddress(dropOff));

export type ParcelWay = { readonly pickup: OrderAddress; readonly dropOff: OrderAddress };

export function readParcel(
  { pickup, dropOff }: Pick<ParcelDraft, ParcelEnd>,
  phoneCode: string,
): { readonly way: ParcelWay | null; readonly problems: Readonly<Record<ParcelEnd, EndProblems>> } {
  const [from, to] = [readEnd('pickup', pickup, phoneCode), readEnd('dropOff', dropOff, phoneCode)];
  const isSame = isToItself({ pickup, dropOff });
  const way = from.address && to.address && !isSame ? { pickup: from.address, dropOff: to.address } : null;
  return { way, problems: { pickup: from.problems, dropOff: isSame ? { ...to.problems, address: 'same' } : to.problems } };
}

export type ParcelLack = { readonly end: ParcelEnd; readonly field: EndField } | { readonly end: null; readonly field: 'vehicle' };

const WHERE: readonly EndField[] = ['address', 'door'];

/** What keeps a parcel from its price, in the order in which it is asked for: where, in what, and who is met. */
export function missingOf(problems: Readonly<Record<ParcelEnd, EndProblems>>, lacksVehicle: boolean): readonly ParcelLack[] {
  const lacks = (isOfPlace: boolean) =>
    PARCEL_ENDS.flatMap((end) =>
      END_FIELDS.flatMap((field) => (problems[end][field] && WHERE.includes(field) === isOfPlace ? [{ end, field }] : [])),
    );
  return [...lacks(true), ...(lacksVehicle ? [{ end: null, field: 'vehicle' as const }] : []), ...lacks(false)];
}

export const swapped = ({ pickup, dropOff, ...rest }: ParcelDraft): ParcelDraft => ({ ...rest, pickup: dropOff, dropOff: pickup });
