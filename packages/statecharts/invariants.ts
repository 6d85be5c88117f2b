import type { AnyModel } from './any-model.ts';
import type { Exploration } from './explore.ts';
import { wayTo } from './graph.ts';

export type BrokenInvariant = { readonly says: string; readonly way: readonly string[] };

/** Checks every invariant of the model in every explored place; gives the first place that breaks each. */
export const brokenInvariants = (model: AnyModel, { places }: Exploration): readonly BrokenInvariant[] =>
  (model.invariants ?? []).flatMap(({ says, holds }) => {
    const broken = places.find(({ still }) => !holds(still.snapshot));
    return broken ? [{ says, way: wayTo(model, broken) }] : [];
  });

/** Values that would not survive being stored: what a context holds beside plain JSON. */
export const notPlain = (value: unknown, at = 'context'): readonly string[] => {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [at];
  if (Array.isArray(value)) return value.flatMap((item, index) => notPlain(item, `${at}[${index}]`));
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null))
    return Object.entries(value).flatMap(([key, item]) => notPlain(item, `${at}.${key}`));
  return [at];
};
