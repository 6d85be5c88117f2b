import { foundHouse, foundStreet } from './found-places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Coordinate, FoundPlace, StreetSection } from './gazetteer-types.ts';
import { coordinateOf, greatCircleMetres } from './great-circle.ts';
import { houseNumberAt } from './house-numbers.ts';
import { nearestOnLine, pointAlong } from './line-geometry.ts';

const OUTSIDE_METRES = 3000;
/** Farther from its street than this, a person does not stand before a house of it. */
const HOUSE_METRES = 250;

function nearestStreet({ sections }: Gazetteer, point: Coordinate): { section: StreetSection; metres: number; fraction: number } | null {
  let nearest: { section: StreetSection; metres: number; fraction: number } | null = null;
  for (const section of sections) {
    const { metres, fraction } = nearestOnLine(section.line, point);
    if (nearest === null || metres < nearest.metres) nearest = { section, metres, fraction };
  }
  return nearest;
}

const somethingNear = ({ content: { places, areas } }: Gazetteer, point: Coordinate): boolean =>
  [...places.map(({ position }) => position), ...areas.map(({ centre }) => centre)].some(
    (position) => greatCircleMetres(point, coordinateOf(position)) <= OUTSIDE_METRES,
  );

/**
 * The street nearest to a coordinate with the house number that stands nearest on it. Farther than
 * 250 m from the street no house is claimed (`kind` 'street', the street's nearest point). Null when
 * everything in the city is farther than 3 km, and for a coordinate that is no finite number.
 */
export function nearestPlace(city: Gazetteer, point: Coordinate): FoundPlace | null {
  if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null;
  const nearest = nearestStreet(city, point);
  if (nearest === null || (nearest.metres > OUTSIDE_METRES && !somethingNear(city, point))) return null;
  const { section, metres, fraction } = nearest;
  const houseNumber = metres <= HOUSE_METRES ? houseNumberAt(section, fraction) : null;
  if (houseNumber === null) return { ...foundStreet(city.content, section), ...pointAlong(section.line, fraction) };
  return foundHouse(city.content, section, houseNumber, String(houseNumber));
}
