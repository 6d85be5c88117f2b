import { metresBetween, type Point } from '#domain/geometry.ts';
import { nearestOnLine, pointAlong } from './line-geometry.ts';
import { NearestFirst } from './nearest-first.ts';
import type { StreetNet } from './street-net.ts';

type Way = { readonly to: number; readonly metres: number };
export type Streets = {
  readonly places: readonly Point[];
  readonly ways: readonly (readonly Way[])[];
  readonly legs: readonly (readonly [number, number])[];
};

/** A road along the streets: its points from beginning to end, rounded to a metre, and its length in whole metres. */
export type StreetRoute = { readonly path: readonly Point[]; readonly metres: number };

/** A net, ready to be looked up. @throws when a way leads nowhere */
export function readStreets({ places: numbers, ways: pairs }: StreetNet): Streets {
  const places = pairsOf(numbers).map(([latitude, longitude]): Point => [latitude / 100_000, longitude / 100_000]);
  const legs = pairsOf(pairs);
  const ways = places.map((): Way[] => []);
  for (const [one, other] of legs) {
    const [from, to] = [places[one], places[other]];
    if (!from || !to) throw new Error(`A street leads from ${one} to ${other}, and one of them is nowhere`);
    const metres = metresBetween(from, to);
    ways[one]?.push({ to: other, metres });
    ways[other]?.push({ to: one, metres });
  }
  return { places, ways, legs };
}

type Foot = { readonly at: Point; readonly ends: readonly [number, number] };

function footOf({ places, legs }: Streets, [latitude, longitude]: Point): Foot {
  let best: { readonly foot: Foot; readonly metres: number } | null = null;
  for (const ends of legs) {
    const line = [places[ends[0]] ?? [0, 0], places[ends[1]] ?? [0, 0]] as const;
    const { metres, fraction } = nearestOnLine(line, { latitude, longitude });
    if (best && best.metres <= metres) continue;
    const at = pointAlong(line, fraction);
    best = { foot: { at: [at.latitude, at.longitude], ends }, metres };
  }
  if (!best) throw new Error('There are no streets');
  return best.foot;
}

const placeAt = ({ places }: Streets, number: number): Point => {
  const place = places[number];
  if (!place) throw new Error(`There is no place ${number} in the streets`);
  return place;
};

/** A place that the search came to: from where, and how many metres that is from the beginning. */
type Reached = { readonly number: number; readonly metres: number; readonly before: Reached | null };

const endsOf = (streets: Streets, { at, ends }: Foot) =>
  ends.map((number) => ({ number, metres: metresBetween(at, placeAt(streets, number)) }));

/** The shortest way from one foot to a place at an end of the other's street (A*: what is nearer to the goal as the crow flies is looked at first); null where no street leads there. */
function search(streets: Streets, from: Foot, to: Foot): Reached | null {
  const left = (number: number) => metresBetween(placeAt(streets, number), to.at);
  const visited = new Set<number>();
  const open = new NearestFirst<Reached>();
  for (const { number, metres } of endsOf(streets, from)) open.add({ number, metres, before: null }, metres + left(number));
  for (let next = open.take(); next; next = open.take()) {
    const reached = next.item;
    // What is left is never overestimated, so the first end that is taken is the one to come from.
    if (to.ends.includes(reached.number)) return reached;
    if (visited.has(reached.number)) continue;
    visited.add(reached.number);
    for (const way of streets.ways[reached.number] ?? []) {
      const metres = reached.metres + way.metres;
      if (!visited.has(way.to)) open.add({ number: way.to, metres, before: reached }, metres + left(way.to));
    }
  }
  return null;
}

function placesBetween(streets: Streets, from: Foot, to: Foot): readonly Point[] {
  const path: Point[] = [];
  for (let reached = search(streets, from, to); reached; reached = reached.before) path.unshift(placeAt(streets, reached.number));
  return path;
}

const isOfOneStreet = (one: Foot, other: Foot): boolean => one.ends[0] === other.ends[0] && one.ends[1] === other.ends[1];
const rounded = ([latitude, longitude]: Point): Point => [
  Math.round(latitude * 100_000) / 100_000,
  Math.round(longitude * 100_000) / 100_000,
];

/**
 * The shortest road between two points of a city over its schematic streets (specification 2, section 2.2): from door to
 * street, along the streets and over the bridges, and from the street to the door. The same for the same points, whoever asks.
 */
export function routeBetween(streets: Streets, from: Point, to: Point): StreetRoute {
  const [begin, end] = [footOf(streets, from), footOf(streets, to)];
  const between = isOfOneStreet(begin, end) ? [] : placesBetween(streets, begin, end);
  const path = [from, begin.at, ...between, end.at, to].map(rounded);
  const turns = path.filter((point, index) => index === 0 || point[0] !== path[index - 1]?.[0] || point[1] !== path[index - 1]?.[1]);
  const metres = turns.slice(1).reduce((sum, point, index) => sum + metresBetween(turns[index] ?? point, point), 0);
  return { path: turns, metres: Math.round(metres) };
}

const pairsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
  numbers.flatMap((one, index) => (index % 2 === 0 ? [[one, numbers[index + 1] ?? Number.NaN] as const] : []));
