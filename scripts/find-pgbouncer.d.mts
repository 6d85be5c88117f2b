/** PgBouncer's program, or null. */
export function findPgbouncer(): string | null;
/** Brings PgBouncer where there is none: Debian's as root. @returns whether it is there now; where it is not, that is said */
export function ensurePgbouncer(): boolean;
