import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { favouriteAddressForm } from '#contract/forms/favourite-address-form.ts';
import { doorLacks } from '../checkout/door.ts';
import { readForm } from '#contract/forms/read-form.ts';

export type AddressToKeep = Omit<FavouriteAddress, '_id'>;

export type DoorField = 'floor' | 'entry_code' | 'comment';

export type AddressPlace = Pick<FavouriteAddress, 'latitude' | 'longitude' | 'address' | 'country' | 'country_code'>;

export type AddressDraft = {
  readonly place: AddressPlace | null;
  /** What was typed to search for another place and not chosen yet; null while `place` stands in the field. */
  readonly search: string | null;
  readonly address_name: string;
  readonly floor: string;
  readonly entry_code: string;
  readonly comment: string;
  /** What is said to be none; words that were typed before come back with it. */
  readonly none: readonly DoorField[];
};

export const EMPTY_ADDRESS: AddressDraft = {
  place: null,
  search: null,
  address_name: '',
  floor: '',
  entry_code: '',
  comment: '',
  none: [],
};

export const isUntouched = ({ place, search, none, ...words }: AddressDraft): boolean =>
  place === null && !search?.trim() && none.length === 0 && Object.values(words).every((text) => text.trim() === '');

const DOOR_FIELDS: readonly DoorField[] = ['floor', 'entry_code', 'comment'];

export const draftOf = ({ address_name, floor, entry_code, comment, ...saved }: FavouriteAddress): AddressDraft => ({
  place: {
    latitude: saved.latitude,
    longitude: saved.longitude,
    address: saved.address,
    country: saved.country,
    country_code: saved.country_code,
  },
  search: null,
  address_name,
  floor,
  entry_code,
  comment,
  none: DOOR_FIELDS.filter((field) => ({ floor, entry_code, comment })[field] === ''),
});

/** Reads what is filled in: a place counts only while nothing else is typed in its field, and where it names a street. */
export function readAddressDraft(draft: AddressDraft) {
  const said = (field: DoorField) => (draft.none.includes(field) ? null : draft[field]);
  const reading = readForm(favouriteAddressForm, {
    place: draft.search === null ? draft.place : null,
    address_name: draft.address_name,
    floor: said('floor'),
    entry_code: said('entry_code'),
    comment: said('comment'),
  });
  return draft.place === null || reading.problems.place || canBeSaved(draft.place.address)
    ? reading
    : { ok: false as const, problems: { place: 'street' as const, ...reading.problems } };
}

/** Whether an address is one to be delivered to: a house's number, or what stands at a pin, may be given when something is. */
export const canBeSaved = (address: string): boolean => doorLacks({ address }) !== 'street';

export function addressOf(draft: AddressDraft): AddressToKeep | null {
  const reading = readAddressDraft(draft);
  if (!reading.ok) return null;
  const { place, ...said } = reading.values;
  return { ...place, ...said };
}
