/** Why a server refuses, as a project names it. */
export type RefusalReason = string;
