/** Who asks, and on which request: what the ledger's rows will say. */
export type By = { readonly actor: string; readonly requestId: string };

export type Cause = By & { readonly at: number };
