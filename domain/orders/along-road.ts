import { metresBetween, type Point } from '../geometry.ts';

/** A road cut in two where so many metres of it are behind: both parts hold the point between them. */
export function cutRoad(
  path: readonly Point[],
  metres: number,
): { readonly done: readonly Point[]; readonly ahead: readonly Point[]; readonly at: Point } {
  const done: Point[] = path.slice(0, 1);
  let rest = Math.max(0, metres);
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to;
    const length = metresBetween(from, to);
    if (rest < length) {
      const share = rest / length;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return { done: [...done, at], ahead: [at, ...path.slice(index + 1)], at };
    }
    rest -= length;
    done.push(to);
  }
  const at = path.at(-1) ?? [0, 0];
  return { done, ahead: [at], at };
}

/** How many metres of a road are behind the point of it that is nearest to a place. */
export function metresAt(path: readonly Point[], place: Point): number {
  let best = { away: Infinity, metres: 0 };
  let before = 0;
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to;
    const length = metresBetween(from, to);
    const share = nearestShare(from, to, place);
    const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const away = metresBetween(foot, place);
    if (away < best.away) best = { away, metres: before + length * share };
    before += length;
  }
  return best.metres;
}

/** Where on a leg, from 0 to 1, the foot of a place is; a leg is short enough to be flat. */
function nearestShare([latA, lngA]: Point, [latB, lngB]: Point, [lat, lng]: Point): number {
  const squeeze = Math.cos((latA * Math.PI) / 180);
  const [x, y] = [(lngB - lngA) * squeeze, latB - latA];
  const length = x * x + y * y;
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((lng - lngA) * squeeze * x + (lat - latA) * y) / length));
}
