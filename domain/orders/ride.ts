import { metresBetween, type Point } from '../geometry.ts';

/** A courier's ride along a road: when it began and when it is over, epoch milliseconds. */
export type Ride = { readonly path: readonly Point[]; readonly startedAt: number; readonly arrivesAt: number };

export type RidePosition = {
  readonly location: Point;
  /** Degrees clockwise from north, whole, 0 to 359; null at the end of the road. */
  readonly bearing: number | null;
  /** Whole metres of road and whole minutes that are left; 0 at the door, at least 1 minute before. */
  readonly metresLeft: number;
  readonly minutesLeft: number;
};

export const lengthOf = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, to, index) => sum + metresBetween(path[index] ?? to, to), 0);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Which way leads from a point to another, degrees clockwise from north, whole, 0 to 359. */
export function bearingOf([latA, lngA]: Point, [latB, lngB]: Point): number {
  const east = Math.sin(radians(lngB - lngA)) * Math.cos(radians(latB));
  const north =
    Math.cos(radians(latA)) * Math.sin(radians(latB)) - Math.sin(radians(latA)) * Math.cos(radians(latB)) * Math.cos(radians(lngB - lngA));
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

function legAt(path: readonly Point[], metres: number): { readonly from: Point; readonly to: Point; readonly share: number } | null {
  let rest = metres;
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to;
    const length = metresBetween(from, to);
    if (rest < length) return { from, to, share: rest / length };
    rest -= length;
  }
  return null;
}

/**
 * Where a courier is at a moment: before the ride at its beginning, afterwards at its end, between them as far along the road
 * as the time is. It depends on nothing else, so that every server says the same. A road has at least one point.
 */
export function positionOn({ path, startedAt, arrivesAt }: Ride, now: number): RidePosition {
  const length = lengthOf(path);
  const fraction =
    arrivesAt <= startedAt ? Number(now >= arrivesAt) : Math.min(1, Math.max(0, (now - startedAt) / (arrivesAt - startedAt)));
  const leg = fraction < 1 ? legAt(path, length * fraction) : null;
  if (!leg) return { location: path.at(-1) ?? [0, 0], bearing: null, metresLeft: 0, minutesLeft: 0 };
  const { from, to, share } = leg;
  return {
    location: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    bearing: bearingOf(from, to),
    metresLeft: Math.max(1, Math.round(length * (1 - fraction))),
    minutesLeft: Math.max(1, Math.ceil((arrivesAt - Math.max(now, startedAt)) / 60_000)),
  };
}
