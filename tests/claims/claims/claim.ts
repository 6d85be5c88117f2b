import type { Claimed } from '../prove.ts';

/** What owners say of a purchase, in their words, and what it means of a situation. */
export type Claim<Situation> = {
  readonly id: string;
  readonly says: string;
  readonly means: string;
  /** The section of the specification that asks for it. */
  readonly section: string;
  readonly in: readonly string[];
  /** One for each tab or attempt where it speaks of one of them; all must hold. */
  readonly claimed: readonly Claimed<Situation>[];
  /** What its example ends with: the shortest journey to such a situation is shown as a witness. */
  readonly example: (situation: Situation) => boolean;
};

export const never = <Situation>(holds: (situation: Situation) => boolean): readonly Claimed<Situation>[] => [{ kind: 'never', holds }];
export const always = <Situation>(holds: (situation: Situation) => boolean): readonly Claimed<Situation>[] => [{ kind: 'always', holds }];
export const leadsTo = <Situation>(
  from: (situation: Situation) => boolean,
  to: (situation: Situation) => boolean,
): readonly Claimed<Situation>[] => [{ kind: 'leads to', from, to }];

/** The same claim of each of several things, by their numbers. */
export const ofEach = <Situation>(
  which: readonly number[],
  from: (situation: Situation, one: number) => boolean,
  to: (situation: Situation, one: number) => boolean,
): readonly Claimed<Situation>[] =>
  which.map((one) => ({ kind: 'leads to', from: (situation) => from(situation, one), to: (situation) => to(situation, one) }));
