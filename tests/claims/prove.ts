import type { Product } from './explore.ts';

/**
 * What is claimed of every journey. `always` and `never` look at single situations; `leads to` says that after a situation of the first
 * kind one of the second comes, once no more faults happen, whatever anybody does and though the customer does nothing more.
 */
export type Claimed<Situation> =
  | { readonly kind: 'always' | 'never'; readonly holds: (situation: Situation) => boolean }
  | { readonly kind: 'leads to'; readonly from: (situation: Situation) => boolean; readonly to: (situation: Situation) => boolean };

/** How a journey goes: indices of moves in a product, from its first situation. */
export type Journey = readonly number[];

/** What came of a proof, with the shortest journey that breaks the claim. */
export type Proof = { readonly isTrue: boolean; readonly counterexample: Journey | null };

/** The first found way to a situation, which is a shortest one. */
export function wayTo({ found, from }: Product<unknown>, situation: number): Journey {
  const way: number[] = [];
  for (let here = situation; (found[here] ?? -1) >= 0; here = from[found[here] as number] as number) way.push(found[here] as number);
  return way.reverse();
}

/** Moments from which another kind can be reached by what helps alone. */
function helpedTo({ situations, from, to, move, moves }: Product<unknown>, is: readonly boolean[]): Uint8Array {
  const counts = new Uint32Array(situations.length + 1);
  const isHelp = move.map((one) => moves[one]?.helps === true);
  to.forEach((one, index) => {
    if (isHelp[index]) counts[one + 1] = (counts[one + 1] ?? 0) + 1;
  });
  for (let at = 0; at < situations.length; at += 1) counts[at + 1] = (counts[at + 1] ?? 0) + (counts[at] ?? 0);
  const starts = counts.slice();
  const back = new Uint32Array(counts[situations.length] ?? 0);
  to.forEach((one, index) => {
    if (!isHelp[index]) return;
    const at = counts[one] as number;
    back[at] = from[index] as number;
    counts[one] = at + 1;
  });
  const helped = new Uint8Array(situations.length);
  const queue: number[] = [];
  is.forEach((there, at) => {
    if (!there) return;
    helped[at] = 1;
    queue.push(at);
  });
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (let at = starts[next] as number; at < (starts[next + 1] as number); at += 1) {
      const before = back[at] as number;
      if (helped[before]) continue;
      helped[before] = 1;
      queue.push(before);
    }
  return helped;
}

/** How far the first found way to each situation is. */
function depths({ found, from, situations }: Product<unknown>): Uint32Array {
  const depth = new Uint32Array(situations.length);
  found.forEach((edge, at) => {
    if (edge >= 0) depth[at] = (depth[from[edge] as number] as number) + 1;
  });
  return depth;
}

/** Moments after one of the first kind at which none of the second came yet, nearest first, with the move by which each was reached so. */
function pending(product: Product<unknown>, from: readonly boolean[], to: readonly boolean[]): Map<number, number> {
  const { situations } = product;
  const first = new Uint32Array(situations.length + 1);
  for (const one of product.from) first[one + 1] = (first[one + 1] as number) + 1;
  for (let at = 0; at < situations.length; at += 1) first[at + 1] = (first[at + 1] as number) + (first[at] as number);
  const depth = depths(product);
  const reached = new Map<number, number>();
  const byDepth: number[][] = [];
  const reach = (at: number, edge: number, far: number) => {
    if (to[at] || reached.has(at)) return;
    reached.set(at, edge);
    (byDepth[far] ??= []).push(at);
  };
  let next = 0;
  for (let far = 0; next < situations.length || far < byDepth.length; far += 1) {
    for (; next < situations.length && (depth[next] as number) <= far; next += 1) if (from[next]) reach(next, -1, far);
    for (const at of byDepth[far] ?? [])
      for (let edge = first[at] as number; edge < (first[at + 1] as number); edge += 1) reach(product.to[edge] as number, edge, far + 1);
  }
  return reached;
}

const wayPending = (product: Product<unknown>, reached: Map<number, number>, situation: number): Journey => {
  const way: number[] = [];
  let here = situation;
  for (let edge = reached.get(here) ?? -1; edge >= 0; edge = reached.get(here) ?? -1) {
    way.push(edge);
    here = product.from[edge] as number;
  }
  return [...wayTo(product, here), ...way.reverse()];
};

/** A shortest journey to a situation of some kind; null where there is none. */
export function shortestTo<Situation>(product: Product<Situation>, is: (situation: Situation) => boolean): Journey | null {
  const at = product.situations.findIndex(is);
  return at < 0 ? null : wayTo(product, at);
}

/** Proves a claim over everything that can be reached, or finds the shortest journey that breaks it. @throws Error where not everything was found */
export function prove<Situation>(product: Product<Situation>, claimed: Claimed<Situation>): Proof {
  const { situations } = product;
  if (claimed.kind !== 'leads to') {
    const wanted = claimed.kind === 'always';
    const counterexample = shortestTo(product, (situation) => claimed.holds(situation) !== wanted);
    if (counterexample === null && !product.isComplete) throw new Error('Not everything was explored');
    return { isTrue: counterexample === null, counterexample };
  }
  if (!product.isComplete) throw new Error('Not everything was explored');
  const to = situations.map(claimed.to);
  const reached = pending(product, situations.map(claimed.from), to);
  const helped = helpedTo(product, to);
  const stuck = [...reached.keys()].find((at) => !helped[at]);
  return { isTrue: stuck === undefined, counterexample: stuck === undefined ? null : wayPending(product, reached, stuck) };
}
