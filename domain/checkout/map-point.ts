import { typedLine } from '#contract/typed-text.ts';

export type NearestStreet = { readonly street: string; readonly metres: number };

/**
 * Where a pin was put and no house is known. Its address is written in no language, so that whoever reads it, customer,
 * server or courier, finds the same point: `Boathouse, 46.2450 N 6.1750 E, Chemin de la Capite (410 m), 1222 Vésenaz`.
 */
export type MapPoint = {
  /** What the customer calls the place; empty while nobody has said. */
  readonly name: string;
  /** Degrees with four decimals, about 10 m. */
  readonly coordinates: string;
  readonly near: NearestStreet | null;
};

const POINT =
  /^(?:(?<name>.+), )?(?<coordinates>\d{1,2}\.\d{4} N \d{1,3}\.\d{4} E)(?:, (?<street>[^,]+) \((?<metres>\d+) m\))?(?:, [^,]*)?$/u;

export const coordinatesText = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `${latitude.toFixed(4)} N ${longitude.toFixed(4)} E`;

/** The address of a point that nobody has named yet; `town` is its postcode and town where they are known. */
export const pointAddress = (coordinates: string, near: NearestStreet | null, town: string): string =>
  [coordinates, ...(near ? [`${near.street.replaceAll(',', '')} (${Math.round(near.metres)} m)`] : []), ...(town ? [town] : [])].join(', ');

export function readPoint(address: string): MapPoint | null {
  const { name = '', coordinates, street, metres } = POINT.exec(address)?.groups ?? {};
  if (coordinates === undefined) return null;
  return { name, coordinates, near: street === undefined ? null : { street, metres: Number(metres) } };
}

/** Whether words can name a place: two letters at least, of any script. */
export const isPlaceName = (words: string): boolean => /\p{L}.*\p{L}/su.test(words);

export const withPlaceName = (address: string, name: string): string => `${typedLine(name).replaceAll(/\s+/g, ' ')}, ${address}`;

export const isUnnamedPoint = (address: string): boolean => readPoint(address)?.name === '';
