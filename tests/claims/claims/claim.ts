import type { Words } from '../explore.ts';
import type { Claimed } from '../prove.ts';

/** What owners say of a purchase, in their words, and what it means of a moment. */
export type Claim<Moment> = {
  readonly id: string;
  readonly says: Words;
  /** What is meant by its words. */
  readonly means: Words;
  /** The section of the specification that asks for it. */
  readonly section: string;
  /** The settings in which it is proved. */
  readonly in: readonly string[];
  /** One for each tab or attempt where it speaks of one of them; all must hold. */
  readonly claimed: readonly Claimed<Moment>[];
  /** What its example ends with: the shortest journey to such a moment is shown as a witness. */
  readonly example: (moment: Moment) => boolean;
};

export const never = <Moment>(holds: (moment: Moment) => boolean): readonly Claimed<Moment>[] => [{ kind: 'never', holds }];
export const always = <Moment>(holds: (moment: Moment) => boolean): readonly Claimed<Moment>[] => [{ kind: 'always', holds }];
export const leadsTo = <Moment>(from: (moment: Moment) => boolean, to: (moment: Moment) => boolean): readonly Claimed<Moment>[] => [
  { kind: 'leads to', from, to },
];

/** The same claim of each of several things, by their numbers. */
export const ofEach = <Moment>(
  which: readonly number[],
  from: (moment: Moment, one: number) => boolean,
  to: (moment: Moment, one: number) => boolean,
): readonly Claimed<Moment>[] =>
  which.map((one) => ({ kind: 'leads to', from: (moment) => from(moment, one), to: (moment) => to(moment, one) }));
