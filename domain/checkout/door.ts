import type { OrderAddress } from '#contract/entities/order-address.ts';
import { plainText } from '../plain-text.ts';
import { hasHouseNumber, houseNumberOf, withHouseNumber } from './house-number.ts';
import { isPlaceName, isUnnamedPoint, readPoint, withPlaceName } from './map-point.ts';

export type DoorPlace = Pick<OrderAddress, 'address'> & Partial<Pick<OrderAddress, 'city'>>;

/** A postcode with or without its country's mark, and the town behind it ('CH-1205 Genève'). */
const POSTCODE = /^\s*(?:[a-z]{1,3}-)?\d{4,5}(?!\p{L}|\d)\s*/iu;

/** The name of a town, without a number behind it and the letters of its canton ('Carouge GE'). */
const townNamed = (text: string): string => {
  const bare = text.replace(POSTCODE, '');
  const number = houseNumberOf(bare);
  return plainText((number === null ? bare : bare.replace(number, '')).replace(/\s\p{Lu}{2}\s*$/u, ''));
};

/** Whether an address names a street, or a place by its name, before its town. A postcode, a town or a number alone is none. */
function hasStreet({ address, city }: DoorPlace): boolean {
  const [street = '', ...rest] = address.split(',');
  if (!/\p{L}.*\p{L}/su.test(street)) return false;
  const isOfTown = rest.some((part) => POSTCODE.test(part));
  if (POSTCODE.test(street) && !isOfTown) return false;
  const towns = [...rest.filter((part) => POSTCODE.test(part)), city ?? ''].map(townNamed);
  return !towns.includes(townNamed(street));
}

/**
 * What a courier still has to know to find the door: a street with its number, the number alone, what stands at a point,
 * or nothing. A place that is known by its name, as a station or a park, has many doors and wants a number like a street.
 */
export function doorLacks(place: DoorPlace): 'street' | 'houseNumber' | 'placeName' | null {
  if (readPoint(place.address)) return isUnnamedPoint(place.address) ? 'placeName' : null;
  if (!hasStreet(place)) return 'street';
  return hasHouseNumber(place.address) ? null : 'houseNumber';
}

/** The address with what its door lacks, as far as that is said. */
export function withDoor(
  place: DoorPlace,
  { houseNumber, placeName }: { readonly houseNumber: string; readonly placeName: string },
): string {
  const lacks = doorLacks(place);
  if (lacks === 'placeName' && isPlaceName(placeName)) return withPlaceName(place.address, placeName);
  return lacks === 'houseNumber' && hasHouseNumber(houseNumber) ? withHouseNumber(place.address, houseNumber) : place.address;
}

/** Whether nobody said yet where a delivery goes: what it costs is a least amount. A pickup goes nowhere. */
export const isGoalOpen = ({ isPickup, destination }: { readonly isPickup: boolean; readonly destination: DoorPlace | null }): boolean =>
  !isPickup && (destination === null || doorLacks(destination) === 'street');
