import type { CurrentLocation } from '#contract/entities/address.ts';
import type { Result } from '#contract/result.ts';
import { eitherSignal } from '#src/api/either-signal.ts';

/** A basket does not wait longer than this for the device to say where it is, milliseconds. */
const PATIENCE = 4_000;

/**
 * Where a first basket goes (specification 1, section 4, Add to cart): the place the customer looks around from, else
 * where the device is, if it says so soon. Null leaves it at the store's own address.
 */
export async function firstDestination(
  known: CurrentLocation | null,
  findDevice: (signal: AbortSignal) => Promise<Result<CurrentLocation, unknown>>,
  signal: AbortSignal,
): Promise<CurrentLocation | null> {
  if (known) return known;
  const enough = eitherSignal(signal, AbortSignal.timeout(PATIENCE));
  const givenUp = new Promise<null>((resolve) => enough.addEventListener('abort', () => resolve(null)));
  const found = findDevice(enough).then(
    (result) => (result.ok ? result.value : null),
    () => null,
  );
  return Promise.race([found, givenUp]);
}
