import type { Explored, Finding } from '../prove-all.ts';
import type { Journey } from '../prove.ts';
import type { Standing, ToldClaim, ToldJourney } from '#statecharts/claims-record.ts';

export type Tell<Situation> = (situation: Situation) => readonly Standing[];

/** A journey in words, with where everybody stands after each of its steps. */
function toldJourney<Situation>({ id, product }: Explored<Situation>, journey: Journey, tell: Tell<Situation>): ToldJourney {
  const { situations, moves, move, to } = product;
  return {
    world: id,
    begin: tell(situations[0] as Situation),
    steps: journey.map((edge) => {
      const { by, says } = moves[move[edge] as number] as (typeof moves)[number];
      return { by, says, stands: tell(situations[to[edge] as number] as Situation) };
    }),
  };
}

export function toldOf<Situation>(
  explored: Explored<Situation>,
  { claim, isTrue, counterexample, witness }: Finding<Situation>,
  tell: Tell<Situation>,
): ToldClaim {
  const { id, says, means, section, in: worlds } = claim;
  const journey = counterexample ?? witness;
  return {
    id,
    kind: claim.claimed[0]?.kind ?? 'never',
    says,
    means,
    section,
    worlds,
    isTrue,
    journey: journey && toldJourney(explored, journey, tell),
    bugs: [],
  };
}

/** What all worlds say of a claim: the first that breaks it, or else the first that has a journey to show. */
export const together = (one: ToldClaim, other: ToldClaim): ToldClaim => {
  if (!one.isTrue) return one;
  if (!other.isTrue) return other;
  return one.journey ? one : other;
};
