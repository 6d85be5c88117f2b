import type { Point } from './geometry.ts';

/** What parts a city: the edge of the land on one side of it, closed far out, and where it can be crossed. */
export type Divide = { readonly outline: readonly Point[]; readonly crossings: readonly Point[] };

/** How ways by road are estimated in a city: how much longer its streets are than the straight line, and what has to be crossed. */
export type Roads = { readonly factor: number; readonly divide: Divide | null };
