import type { FoundPlace, GazetteerContent, LandmarkPlace, PostcodeArea, StreetSection } from './gazetteer-types.ts';
import { numbersOutside, positionOfHouse } from './house-numbers.ts';
import { pointAlong } from './line-geometry.ts';
import { houseNumberOf } from './query-reading.ts';

/** '1205 Genève, Plainpalais'; a quarter named like its town is not repeated. */
const townLine = (postcode: string, city: string, district: string): string =>
  district === city ? `${postcode} ${city}` : `${postcode} ${city}, ${district}`;

export type Land = Pick<GazetteerContent, 'region' | 'country'>;

export function foundStreet({ region, country }: Land, section: StreetSection): FoundPlace {
  const { name, postcode, city, district } = section;
  return {
    label: name,
    detail: townLine(postcode, city, district),
    kind: 'street',
    ...pointAlong(section.line, 0.5),
    street: name,
    houseNumber: null,
    postcode,
    city,
    district,
    region,
    country,
  };
}

/** A house of a street; `written` is its number with its letter. */
export const foundHouse = (land: Land, section: StreetSection, houseNumber: number, written: string): FoundPlace => ({
  ...foundStreet(land, section),
  ...positionOfHouse(section, houseNumber),
  label: `${section.name} ${written}`,
  kind: 'house',
  houseNumber: written,
});

/** Houses the data does not know yet: a street may be longer than its span by half, but not without end. */
function mayHaveHouse(section: StreetSection, houseNumber: number): boolean {
  const last = Math.max(section.odd?.[1] ?? 0, section.even?.[1] ?? 0);
  return numbersOutside(section, houseNumber) <= Math.max(20, last / 2);
}

export function foundStreetOrHouse(
  land: Land,
  sections: readonly StreetSection[],
  typedNumber: string | null,
  postcode: string | null,
): FoundPlace | null {
  const inPostcode = sections.filter((section) => section.postcode === postcode);
  const eligible = inPostcode.length > 0 ? inPostcode : sections;
  const byRenown = [...eligible].sort((one, other) => other.renown - one.renown);
  const house = typedNumber === null ? null : houseNumberOf(typedNumber);
  if (house !== null) {
    const [nearest] = [...eligible].sort((one, other) => numbersOutside(one, house.value) - numbersOutside(other, house.value));
    if (nearest !== undefined && mayHaveHouse(nearest, house.value)) return foundHouse(land, nearest, house.value, house.written);
  }
  const [section] = byRenown;
  return section === undefined ? null : foundStreet(land, section);
}

export function foundLandmark({ region, country }: Land, place: LandmarkPlace, language: string): FoundPlace {
  const [latitude, longitude] = place.position;
  const { postcode, city, district, street } = place;
  return {
    label: language.toLowerCase().startsWith('en') ? place.english : place.french,
    detail: townLine(postcode, city, district),
    kind: 'place',
    latitude,
    longitude,
    street,
    houseNumber: null,
    postcode,
    city,
    district,
    region,
    country,
  };
}

export const foundPostcode = (
  { region, country }: Land,
  { postcode, city, quarters, centre: [latitude, longitude] }: PostcodeArea,
): FoundPlace => ({
  label: `${postcode} ${city}`,
  detail: quarters.join(', '),
  kind: 'postcode',
  latitude,
  longitude,
  street: '',
  houseNumber: null,
  postcode,
  city,
  district: quarters[0] ?? city,
  region,
  country,
});
