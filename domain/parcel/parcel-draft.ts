import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { doorLacks, withDoor } from '../checkout/door.ts';
import { isSameAddress, readSide } from './booking.ts';

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

const EMPTY_END: EndDraft = { name: '', phone: '', note: '', door: '', address: null };
export const EMPTY_PARCEL: ParcelDraft = { pickup: EMPTY_END, dropOff: EMPTY_END, payer: 'sender', vehicleId: null };

/** Reads what was typed about one end: its address with whoever is met there, or what is wrong, field by field (specification 2, section 5). */
export function readEnd(
  end: ParcelEnd,
  { name, phone, note, door, address }: EndDraft,
  phoneCode: string,
): { readonly address: OrderAddress | null; readonly problems: EndProblems } {
  const side = end === 'pickup' ? 'pickup' : 'destination';
  const read = readSide(side, { name, phone, note, place: address, houseNumber: door, placeName: door }, phoneCode);
  const { houseNumber, placeName, ...others } = read.problems;
  const lack = houseNumber ?? placeName;
  const { floor = '', entry_code = '' } = address ?? {};
  return { address: read.address && { ...read.address, floor, entry_code }, problems: lack ? { ...others, door: lack } : others };
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
