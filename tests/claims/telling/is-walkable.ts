import type { Explorable } from '../explore.ts';
import type { ToldJourney } from '#statecharts/claims-record.ts';
import type { Tell } from './tell.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a told journey can happen so: each step by its words, with everybody standing afterwards where it says. */
export function isWalkable<Situation>(
  { begin, moves, keyOf }: Explorable<Situation>,
  { begin: told, steps }: ToldJourney,
  tell: Tell<Situation>,
): boolean {
  if (!same(tell(begin), told)) return false;
  let here: readonly Situation[] = [begin];
  for (const { by, says, stands } of steps) {
    const next = new Map<string, Situation>();
    for (const situation of here)
      moves(situation, (move, to) => {
        if (move.by === by && move.says === says && same(tell(to), stands)) next.set(keyOf(to), to);
      });
    here = [...next.values()];
  }
  return here.length > 0;
}
