import type { Claim } from '../claims/claim.ts';
import { explore, type Explorable, type Product } from '../explore.ts';
import { prove } from '../prove.ts';

/** The last step of the shortest journey that breaks a claim; null where nothing does. */
function lastStep<Situation>(product: Product<Situation>, { claimed }: Claim<Situation>): string | null {
  const proof = claimed.map((one) => prove(product, one)).find(({ isTrue }) => !isTrue);
  const edge = proof?.counterexample?.at(-1);
  return edge === undefined ? null : (product.moves[product.move[edge] as number]?.says ?? null);
}

/** The last step that breaks one claim, looked for no further than needed; null where nothing does. */
export function breaks<Situation>(explorable: Explorable<Situation>, claim: Claim<Situation>): string | null {
  const isBroken = (situation: Situation): boolean =>
    claim.claimed.some((one) => one.kind !== 'leads to' && one.holds(situation) !== (one.kind === 'always'));
  return lastStep(explore(explorable, { until: isBroken }), claim);
}

/** The claims that a planted bug breaks, with the last step of the shortest journey that breaks each. */
export function brokenBy<Situation>(explorable: Explorable<Situation>, claims: readonly Claim<Situation>[]): ReadonlyMap<string, string> {
  const product = explore(explorable);
  return new Map(
    claims.flatMap((claim) => {
      const last = lastStep(product, claim);
      return last === null ? [] : [[claim.id, last]];
    }),
  );
}
