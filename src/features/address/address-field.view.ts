import type { Place } from '#contract/calls/places.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { AddressSearchView } from '#machines/address-search/address-search.view.ts';
import type { LocationView } from '#machines/location/location.view.ts';
import { CITY_CENTRE, type Coordinates } from '#src/api/whereabouts.ts';

export type Field = {
  readonly typed: string | null;
  readonly open: boolean;
  readonly active: number;
};

export const UNTOUCHED: Field = { typed: null, open: false, active: 0 };

export type AddressFieldView = Omit<Field, 'typed'> & {
  readonly status: AddressSearchView['is'];
  readonly text: string;
  readonly query: string;
  readonly places: readonly Place[];
  readonly before: readonly Place[];
  readonly trouble: AddressSearchView['trouble'];
  readonly taking: boolean;
  readonly locating: boolean;
  readonly deviceTrouble: Extract<LocationView, { is: 'nowhere' }>['trouble'];
  readonly taken: CurrentLocation | null;
  readonly pinStart: Coordinates;
};

/**
 * What an address field shows of itself, of the search and of the place that is known: where the customer looks around
 * from, unless the field is for another one (`own`, null for none yet). `centre` is where a pin stands first while none is known.
 */
export function toAddressFieldView(
  { typed, ...list }: Field,
  search: AddressSearchView,
  location: LocationView,
  own?: CurrentLocation | null,
  centre: Coordinates = CITY_CENTRE,
): AddressFieldView {
  const around = location.is === 'nowhere' ? null : location.place;
  const known = own === undefined ? around : own;
  return {
    ...list,
    status: search.is,
    text: typed ?? known?.address ?? '',
    query: search.text,
    places: search.places,
    before: search.before,
    trouble: search.trouble,
    taking: search.taking,
    locating: location.is === 'locating',
    deviceTrouble: location.is === 'locating' ? null : location.trouble,
    taken: typed === null ? known : null,
    pinStart: known ?? around ?? centre,
  };
}
