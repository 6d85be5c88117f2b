/** Pages about all flows together are made of the flows alone: nothing else is told of them. */
export type Told = { readonly failures: ''; readonly claims: null };

export const NOTHING_TOLD: Told = { failures: '', claims: null };
