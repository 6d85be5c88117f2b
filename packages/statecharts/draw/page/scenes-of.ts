import { failuresOf } from '../failures.ts';
import type { Known } from './facts.ts';
import { failureScene, type Scene } from './scene-names.ts';

type Step = { readonly ways: readonly string[]; readonly to: readonly string[]; readonly refused?: string };

/** What shows a step best, first: what failed in it, then where it leads to; of states that it leaves as they were, last. A refusal's sentence stands on its own picture alone. */
export function scenesOf(known: Known, { ways, to, refused }: Step, before: readonly string[] = []): readonly Scene[] {
  const scene = (name: string): Scene => ({ flow: known.name, name });
  if (refused !== undefined) return [scene(refused)];
  const failed = failuresOf(known.root).flatMap(({ way, slug }) => (ways.includes(way.id) ? [failureScene(slug)] : []));
  const newFirst = to.toSorted((a, b) => Number(before.includes(a)) - Number(before.includes(b)));
  return [...failed, ...newFirst].map(scene);
}
