import type { StreetNet } from './street-net.ts';

/** A point on the ground: WGS 84 latitude and longitude in degrees, in this order. */
export type LatLng = readonly [latitude: number, longitude: number];

/** A coordinate with named parts, in WGS 84 degrees. */
export interface Coordinate {
  readonly latitude: number;
  readonly longitude: number;
}

/** First and last house number of one side of a street, both included and of the same parity. */
export type NumberSpan = readonly [first: number, last: number];

/** How often people ask for a street or place: 3 is known to everybody, 0 to its neighbours. */
export type Renown = 0 | 1 | 2 | 3;

/**
 * One street as written in the data files. House numbers grow along the line from its first
 * point to its last; a side without houses is null.
 */
export type StreetRow = readonly [
  name: string,
  district: string,
  odd: NumberSpan | null,
  even: NumberSpan | null,
  line: readonly LatLng[],
  renown?: Renown,
];

export interface PostcodeStreets {
  readonly postcode: string;
  readonly city: string;
  readonly rows: readonly StreetRow[];
}

/** The part of a street that lies in one postcode. */
export interface StreetSection {
  readonly name: string;
  readonly district: string;
  readonly postcode: string;
  readonly city: string;
  readonly odd: NumberSpan | null;
  readonly even: NumberSpan | null;
  readonly line: readonly LatLng[];
  readonly renown: Renown;
}

export type PlaceCategory =
  | 'station'
  | 'stop'
  | 'hospital'
  | 'park'
  | 'museum'
  | 'school'
  | 'culture'
  | 'sport'
  | 'shopping'
  | 'organisation'
  | 'sight';

export interface LandmarkPlace {
  readonly category: PlaceCategory;
  readonly french: string;
  readonly english: string;
  readonly district: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly position: LatLng;
  readonly renown: Renown;
}

export interface PostcodeArea {
  readonly postcode: string;
  readonly city: string;
  readonly quarters: readonly string[];
  readonly centre: LatLng;
  /** Boxes at the post office and no houses: it is on no map. */
  readonly boxesOnly?: true;
}

/** The country that a gazetteer is of, as addresses name it: in English, by its two and three letters (ISO 3166-1). */
export interface AddressCountry {
  readonly name: string;
  readonly code: string;
  readonly code3: string;
}

/** How the postcodes of a city are written: the country's mark that may stand before them, how many digits, and what they begin with. */
export interface PostcodeForm {
  readonly mark: string;
  readonly digits: number;
  readonly prefixes: readonly string[];
}

export interface AddressWords {
  /** Names of the country and the region: welcome, never needed. */
  readonly fillers: readonly string[];
  readonly common: readonly string[];
  readonly others: Readonly<Record<string, readonly string[]>>;
}

export interface GazetteerContent {
  readonly country: AddressCountry;
  /** The canton, department or state, such as 'Genève'. */
  readonly region: string;
  readonly centre: LatLng;
  readonly postcodes: PostcodeForm;
  readonly words: AddressWords;
  readonly areas: readonly PostcodeArea[];
  readonly streets: readonly PostcodeStreets[];
  readonly places: readonly LandmarkPlace[];
  readonly net: StreetNet;
}

export interface FoundPlace {
  /** The main line, such as 'Rue de Carouge 12'. */
  readonly label: string;
  /** The second line, such as '1205 Genève, Plainpalais'. */
  readonly detail: string;
  readonly kind: 'house' | 'street' | 'place' | 'postcode';
  readonly latitude: number;
  readonly longitude: number;
  /** The street's name; for a place the street it stands on; empty for a postcode. */
  readonly street: string;
  /** The house number with its letter ('12', '7A', '12bis'), or null where none was given or known. */
  readonly houseNumber: string | null;
  readonly postcode: string;
  readonly city: string;
  /** The quarter or village, such as 'Pâquis'; for a postcode the first of its quarters. */
  readonly district: string;
  readonly region: string;
  readonly country: AddressCountry;
}
