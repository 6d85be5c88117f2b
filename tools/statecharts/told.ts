import type { ClaimsRecord } from '#statecharts/claims-record.ts';

/** What pages about all flows together are made of, beside the flows. */
export type Told = {
  /** The written table of what goes wrong with a payment; empty for none. */
  readonly failures: string;
  /** What came of the owners' claims; null where none were proved. */
  readonly claims: ClaimsRecord | null;
};
