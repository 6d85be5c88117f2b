/**
 * An expected outcome of a port: callers must look at `ok` before they use it.
 * A `Failure` is one that the contract declares; anything else is a defect and is thrown.
 */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** An outcome that was foreseen and not hoped for. */
export const failed = <Failure>(failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
