import { failuresOf } from '../failures.ts';
import type { Known } from './facts.ts';
import { failureScene, standingScene, type Scene } from './scene-names.ts';

type Step = { readonly ways: readonly string[]; readonly to: readonly string[]; readonly refused?: string };

/**
 * What shows a step best, first: what failed in it, then where it leads to. A refusal's sentence stands on its own picture
 * alone; a failure of one region says nothing of where the others stand.
 */
export function scenesOf(known: Known, { ways, to, refused }: Step): readonly Scene[] {
  const scene = (name: string): Scene => ({ flow: known.name, name });
  if (refused !== undefined) return [scene(refused)];
  const failures = to.length === 1 ? failuresOf(known.root) : [];
  const failed = failures.flatMap(({ way, slug }) => (ways.includes(way.id) ? [failureScene(slug)] : []));
  return [...failed, standingScene(to)].map(scene);
}
