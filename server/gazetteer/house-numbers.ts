import type { Coordinate, NumberSpan, StreetSection } from './gazetteer-types.ts';
import { pointAlong } from './line-geometry.ts';

type Numbered = Pick<StreetSection, 'odd' | 'even' | 'line'>;

const spansOf = (section: Numbered): NumberSpan[] => [section.odd, section.even].filter((span) => span !== null);

function spanOfNumber(section: Numbered, houseNumber: number): NumberSpan | null {
  const own = houseNumber % 2 === 1 ? section.odd : section.even;
  return own ?? section.odd ?? section.even;
}

/** How many numbers a house lies outside a section: 0 inside its span, Infinity where nothing is numbered. */
export function numbersOutside(section: Numbered, houseNumber: number): number {
  const span = spanOfNumber(section, houseNumber);
  return span === null ? Number.POSITIVE_INFINITY : Math.max(0, span[0] - houseNumber, houseNumber - span[1]);
}

/**
 * The point of a house on its street, interpolated between the first and last number of its side;
 * a number beyond them stands at the nearer end.
 */
export function positionOfHouse(section: Numbered, houseNumber: number): Coordinate {
  const span = spanOfNumber(section, houseNumber);
  if (span === null) return pointAlong(section.line, 0.5);
  const [first, last] = span;
  return pointAlong(section.line, last === first ? 0.5 : (houseNumber - first) / (last - first));
}

/** The house number that stands nearest to a fraction of the street, or null where nothing is numbered. */
export function houseNumberAt(section: Numbered, fraction: number): number | null {
  let nearest: { houseNumber: number; gap: number } | null = null;
  for (const [first, last] of spansOf(section)) {
    const houseNumber = first + 2 * Math.round((fraction * (last - first)) / 2);
    const at = last === first ? 0.5 : (houseNumber - first) / (last - first);
    const gap = Math.abs(at - fraction);
    if (nearest === null || gap < nearest.gap) nearest = { houseNumber, gap };
  }
  return nearest?.houseNumber ?? null;
}
