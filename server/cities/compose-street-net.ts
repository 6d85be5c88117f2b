import type { Point } from '#domain/geometry.ts';
import { longitudeFactor } from '#server/gazetteer/line-geometry.ts';
import type { StreetNet } from '#server/gazetteer/street-net.ts';

/** Streets of the gazetteer do not always meet: an end, or a bend, that lies so near another street is joined to it, metres. */
const MEETS_WITHIN = 45;
/** So many neighbours each island of streets is joined to, over dry land. */
const NEIGHBOURS = 3;
/** No village of the canton is farther from the next, metres. */
const FARTHEST = 15_000;
/** The map is flat at the size of a city: degrees to metres, as seen from its middle. */
const METRES_PER_DEGREE = 111_195;

type Flat = readonly [x: number, y: number];
type Leg = { readonly from: Flat; readonly to: Flat };

/** What a net is made of. Rivers part the land; shores are the edges of lakes, drawn roughly. */
export type NetGround = {
  readonly centre: Point;
  readonly streets: readonly (readonly Point[])[];
  readonly bridges: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  readonly shores: readonly (readonly Point[])[];
};

/** How a city is laid flat, and where a flat point is in whole hundred-thousandths of a degree. */
function layFlat([middle]: Point) {
  const scale = longitudeFactor(middle);
  const flat = ([latitude, longitude]: Point): Flat => [longitude * scale * METRES_PER_DEGREE, latitude * METRES_PER_DEGREE];
  const keyOf = ([x, y]: Flat): string =>
    `${Math.round((y / METRES_PER_DEGREE) * 100_000)},${Math.round((x / METRES_PER_DEGREE / scale) * 100_000)}`;
  const legsOf = (line: readonly Point[]): Leg[] => line.slice(1).map((to, index) => ({ from: flat(line[index] ?? to), to: flat(to) }));
  return { keyOf, legsOf };
}
const length = ([ax, ay]: Flat, [bx, by]: Flat): number => Math.hypot(bx - ax, by - ay);

/** How far along each of two legs they cross, 0 to 1; null where they don't. */
function crossing({ from: [ax, ay], to: [bx, by] }: Leg, { from: [cx, cy], to: [dx, dy] }: Leg): readonly [number, number] | null {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return null;
  const one = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return one >= 0 && one <= 1 && other >= 0 && other <= 1 ? [one, other] : null;
}

/** How far along a leg it comes nearest to a point, 0 to 1. */
function nearest({ from: [ax, ay], to: [bx, by] }: Leg, [px, py]: Flat): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / squared));
}
const along = ({ from: [ax, ay], to: [bx, by] }: Leg, share: number): Flat => [ax + (bx - ax) * share, ay + (by - ay) * share];

const staysDry = (leg: Leg, water: readonly Leg[]): boolean => water.every((edge) => crossing(leg, edge) === null);

function dryParts(leg: Leg, water: readonly Leg[]): Leg[] {
  const cuts = water.flatMap((edge) => crossing(leg, edge)?.[0] ?? []).toSorted((one, other) => one - other);
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (first === undefined || last === undefined) return [leg];
  const margin = 20 / Math.max(1, length(leg.from, leg.to));
  return [
    ...(first > margin ? [{ from: leg.from, to: along(leg, first - margin) }] : []),
    ...(last < 1 - margin ? [{ from: along(leg, last + margin), to: leg.to }] : []),
  ];
}

type Box = { readonly left: number; readonly right: number; readonly low: number; readonly high: number };

const boxAround = ({ from, to }: Leg): Box => ({
  left: Math.min(from[0], to[0]) - MEETS_WITHIN,
  right: Math.max(from[0], to[0]) + MEETS_WITHIN,
  low: Math.min(from[1], to[1]) - MEETS_WITHIN,
  high: Math.max(from[1], to[1]) + MEETS_WITHIN,
});
const overlap = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.low <= other.high && other.low <= one.high;

const meetings = (leg: Leg, on: Leg, water: readonly Leg[]): readonly { readonly share: number; readonly joint: Leg }[] =>
  [leg.from, leg.to]
    .map((end) => ({ end, share: nearest(on, end) }))
    .map(({ end, share }) => ({ share, joint: { from: end, to: along(on, share) } }))
    .filter(({ joint }) => length(joint.from, joint.to) <= MEETS_WITHIN && staysDry(joint, water));

function joined(legs: readonly Leg[], { water, keyOf }: Pick<Making, 'water' | 'keyOf'>): Leg[] {
  const joints: Leg[] = [];
  const all = legs.map((leg) => ({ leg, box: boxAround(leg), cuts: [0, 1] }));
  for (const [index, one] of all.entries()) {
    for (const [at, other] of all.entries()) {
      if (at === index || !overlap(one.box, other.box)) continue;
      const meets = at > index ? crossing(one.leg, other.leg) : null;
      if (meets) {
        one.cuts.push(meets[0]);
        other.cuts.push(meets[1]);
      }
      const found = meetings(one.leg, other.leg, water);
      other.cuts.push(...found.map(({ share }) => share));
      joints.push(...found.flatMap(({ joint }) => (keyOf(joint.from) === keyOf(joint.to) ? [] : [joint])));
    }
  }
  const pieces = all.flatMap(({ leg, cuts }) => {
    const shares = [...new Set(cuts)].toSorted((one, other) => one - other);
    return shares.slice(1).map((share, at): Leg => ({ from: along(leg, shares[at] ?? 0), to: along(leg, share) }));
  });
  return [...pieces, ...joints];
}

type Making = {
  readonly places: Map<string, Flat>;
  readonly ways: Map<string, Set<string>>;
  readonly keyOf: (at: Flat) => string;
  readonly rivers: readonly Leg[];
  readonly water: readonly Leg[];
};

function connect({ places, ways, keyOf }: Making, { from, to }: Leg): void {
  const [one, other] = [keyOf(from), keyOf(to)];
  if (one === other) return;
  for (const [key, at] of [
    [one, from],
    [other, to],
  ] as const) {
    if (!places.has(key)) places.set(key, at);
    if (!ways.has(key)) ways.set(key, new Set());
  }
  ways.get(one)?.add(other);
  ways.get(other)?.add(one);
}

function islandsOf({ ways }: Making): string[][] {
  const visited = new Set<string>();
  const islands: string[][] = [];
  for (const start of ways.keys()) {
    if (visited.has(start)) continue;
    const island: string[] = [];
    const open = [start];
    visited.add(start);
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      island.push(place);
      for (const next of ways.get(place) ?? []) {
        if (visited.has(next)) continue;
        visited.add(next);
        open.push(next);
      }
    }
    islands.push(island);
  }
  return islands.toSorted((one, other) => other.length - one.length);
}

/** The shortest dry leg between two islands that is not longer than a village is from the next; null without one. */
function shortestBetween(
  { places }: Making,
  island: readonly string[],
  other: readonly string[],
  water: readonly Leg[],
): { leg: Leg; metres: number } | null {
  let best: { leg: Leg; metres: number } | null = null;
  for (const from of island.flatMap((key) => [places.get(key)]))
    for (const to of other.flatMap((key) => [places.get(key)])) {
      if (!from || !to) continue;
      const metres = length(from, to);
      if (metres < (best?.metres ?? FARTHEST) && staysDry({ from, to }, water)) best = { leg: { from, to }, metres };
    }
  return best;
}

const waysFrom = (making: Making, island: readonly string[], islands: readonly (readonly string[])[], water: readonly Leg[]): Leg[] =>
  islands
    .flatMap((other) => (other === island ? [] : (shortestBetween(making, island, other, water) ?? [])))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ leg }) => leg);

function joinToNearest(making: Making, end: Flat): void {
  const own = making.keyOf(end);
  const near = [...making.places]
    .flatMap(([key, at]) => (key === own ? [] : [{ leg: { from: end, to: at }, metres: length(end, at) }]))
    .toSorted((one, other) => one.metres - other.metres)
    .find(({ leg }) => staysDry(leg, making.rivers));
  if (near) connect(making, near.leg);
}

/** Joins the islands to their neighbours until the whole city is one. @throws when water keeps a part of it away */
function joinIslands(making: Making): void {
  // The shore is drawn roughly: what only stands on its wrong side is joined in the end.
  const { water: all, rivers } = making;
  for (const water of [all, all, all, rivers, rivers]) {
    const islands = islandsOf(making);
    if (islands.length === 1) return;
    const [, ...smaller] = islands;
    for (const island of smaller) for (const leg of waysFrom(making, island, islands, water).slice(0, NEIGHBOURS)) connect(making, leg);
  }
  if (islandsOf(making).length > 1) throw new Error('Some streets can’t be reached from others');
}

/** The net as it is stored: places in the order of their coordinates, ways between them by number, each once. */
function numbered({ ways }: Making): StreetNet {
  const keys = [...ways.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  const numbers = new Map(keys.map((key, number) => [key, number]));
  return {
    places: keys.flatMap((key) => key.split(',').map(Number)),
    ways: keys.flatMap((key, from) =>
      [...(ways.get(key) ?? [])]
        .flatMap((other) => numbers.get(other) ?? [])
        .filter((to) => to > from)
        .toSorted((one, other) => one - other)
        .flatMap((to) => [from, to]),
    ),
  };
}

/** The net of a city's streets: every street, the bridges, and what joins them. @throws when water keeps a part of it away */
export function composeStreetNet(ground: NetGround): StreetNet {
  const { keyOf, legsOf } = layFlat(ground.centre);
  const rivers = ground.rivers.flatMap(legsOf);
  const water = [...rivers, ...ground.shores.flatMap(legsOf)];
  const making: Making = { places: new Map(), ways: new Map(), keyOf, rivers, water };
  const streets = ground.streets.flatMap(legsOf).flatMap((leg) => dryParts(leg, water));
  for (const leg of joined(streets, making)) connect(making, leg);
  for (const bridge of ground.bridges) {
    const legs = legsOf(bridge);
    for (const leg of legs) connect(making, leg);
    for (const end of [legs[0]?.from, legs.at(-1)?.to]) if (end) joinToNearest(making, end);
  }
  joinIslands(making);
  return numbered(making);
}
