export type By = { readonly actor: string; readonly requestId: string };

export type Cause = By & { readonly at: number };
