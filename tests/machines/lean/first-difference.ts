import type { Edge, Graph, Place } from '../harness/graph.ts';

/** A way to a place; none out of a place leads to where a chart begins. */
type Way = { readonly to: Place; readonly walked: Edge['walked']; readonly sample?: Edge['sample'] };

/** What two charts say in one place of their walk; undefined where a chart has no such way. */
export type Difference = { readonly one: string | undefined; readonly other: string | undefined };

const plain = (value: unknown) => JSON.stringify(value);

/** A place in the words that both charts share: where it is, and everything that the machine keeps there. */
const told = ({ key, still: { snapshot } }: Place) => `${key} ${plain(snapshot.context)} ${plain(snapshot.output)}`;

/** A way in the words that both charts share, but for where it leads. */
const wayTold = ({ sample, walked }: Way) => plain([sample?.says, walked]);

const inFull = (way: Way | undefined) => way && `${wayTold(way)} ${told(way.to)}`;

/**
 * Walks two graphs side by side, and gives the first thing that they do not share: null where they have the same places and
 * ways in the same order. Each place is told once, when it is first come to, and not once for every way.
 */
export function firstDifference(one: Graph, other: Graph): Difference | null {
  const partners = new Map<Place, Place>();
  const taken = new Set<Place>();
  const isPair = (a: Place, b: Place): boolean => {
    const known = partners.get(a);
    if (known || taken.has(b)) return known === b;
    partners.set(a, b);
    taken.add(b);
    return told(a) === told(b);
  };
  const between = (mine: readonly Way[], theirs: readonly Way[]): Difference | null => {
    for (let index = 0; index < Math.max(mine.length, theirs.length); index += 1) {
      const [a, b] = [mine[index], theirs[index]];
      if (!a || !b || wayTold(a) !== wayTold(b) || !isPair(a.to, b.to)) return { one: inFull(a), other: inFull(b) };
    }
    return null;
  };
  const beginnings = ({ starts }: Graph) => starts.map(({ place, walked }) => ({ to: place, walked }));
  const first = between(beginnings(one), beginnings(other));
  if (first) return first;
  for (const [a, b] of partners) {
    const next = between(one.edgesOf(a), other.edgesOf(b));
    if (next) return next;
  }
  return null;
}
