import type { Coordinate, LatLng } from './gazetteer-types.ts';

const METRES_PER_DEGREE = 111_195;
export const longitudeFactor = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

interface LinePosition {
  readonly metres: number;
  /** How far along the line the nearest point lies, 0 at its first point and 1 at its last. */
  readonly fraction: number;
}

const flatMetres = (from: LatLng, to: LatLng): number =>
  Math.hypot(to[0] - from[0], (to[1] - from[1]) * longitudeFactor(from[0])) * METRES_PER_DEGREE;

const legsOf = (line: readonly LatLng[]): { from: LatLng; to: LatLng; length: number }[] =>
  line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return { from, to, length: flatMetres(from, to) };
  });

/** The point at a fraction (0 to 1, clamped) of a line's length. The line has at least two points. */
export function pointAlong(line: readonly LatLng[], fraction: number): Coordinate {
  const legs = legsOf(line);
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  let rest = Math.min(1, Math.max(0, fraction)) * length;
  for (const { from, to, length: legLength } of legs) {
    if (rest <= legLength) {
      const share = legLength === 0 ? 0 : rest / legLength;
      return { latitude: from[0] + (to[0] - from[0]) * share, longitude: from[1] + (to[1] - from[1]) * share };
    }
    rest -= legLength;
  }
  const [latitude, longitude] = line.at(-1) ?? [Number.NaN, Number.NaN];
  return { latitude, longitude };
}

/** Where a line comes nearest to a point, and how many metres away that is. */
export function nearestOnLine(line: readonly LatLng[], { latitude, longitude }: Coordinate): LinePosition {
  const legs = legsOf(line);
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  let walked = 0;
  let nearest: LinePosition = { metres: Number.POSITIVE_INFINITY, fraction: 0 };
  for (const { from, to, length: legLength } of legs) {
    const scale = longitudeFactor(from[0]);
    const alongX = (to[1] - from[1]) * scale;
    const alongY = to[0] - from[0];
    const squared = alongX ** 2 + alongY ** 2;
    const dot = (longitude - from[1]) * scale * alongX + (latitude - from[0]) * alongY;
    const share = squared === 0 ? 0 : Math.min(1, Math.max(0, dot / squared));
    const foot: LatLng = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const metres = flatMetres(foot, [latitude, longitude]);
    if (metres < nearest.metres) {
      nearest = { metres, fraction: length === 0 ? 0 : (walked + share * legLength) / length };
    }
    walked += legLength;
  }
  return nearest;
}
