/** User and system time of some processes so far, milliseconds. */
export function usedBy(pids: readonly number[]): number;
/** User and system time of a process so far with all that it started, those that have ended included, milliseconds. */
export function usedUnder(parent: number): number;
/** The processes that a process has started: PostgreSQL has one for each connection. */
export function childrenOf(parent: number): number[];
