import type { Explanation } from './explanation.ts';

/** What no fast test notices of what joins the charts to a page. */
export const EXPLAINED_OF_FLOWS: readonly Explanation[] = [];
