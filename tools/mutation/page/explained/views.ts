import type { Explanation } from './explanation.ts';

/** What no fast test notices of the functions that make words of state. */
export const EXPLAINED_OF_VIEWS: readonly Explanation[] = [];
