import type { Explanation } from './explanation.ts';
import { EXPLAINED_OF_FLOWS } from './flows.ts';
import { EXPLAINED_OF_VIEWS } from './views.ts';

/** Every explanation of a change that no fast test notices. */
export const EXPLAINED: readonly Explanation[] = [...EXPLAINED_OF_FLOWS, ...EXPLAINED_OF_VIEWS];
