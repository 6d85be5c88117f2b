/** Who asks, and on which request: what the ledger's rows will say. */
export type By = { readonly actor: string; readonly requestId: string };

/** Who moves money, on which request, at which instant. */
export type Cause = By & { readonly at: number };
