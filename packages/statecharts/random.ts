/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Decisions that are the same for the same seed. */
export type Random = {
  /** From 0 to below 1. */
  readonly number: () => number;
  readonly chance: (probability: number) => boolean;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** A stream of decisions of its own, so that one more decision here changes none there. */
  readonly branch: (name: string) => Random;
};

const mixed = (seed: number, name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, (seed ^ 2_166_136_261) >>> 0);

/** The decisions of a seed. */
export function randomOf(seed: number): Random {
  const number = seeded(seed);
  return {
    number,
    chance: (probability) => number() < probability,
    between: (from, to) => from + Math.floor(number() * (to - from + 1)),
    pick: (from) => {
      const picked = from[Math.floor(number() * from.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    branch: (name) => randomOf(mixed(seed, name)),
  };
}
