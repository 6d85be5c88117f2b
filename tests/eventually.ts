import { vi } from 'vitest';

/** Asks again until nothing is thrown, on a busy machine too; the limit ends what hangs. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> => vi.waitFor(check, { timeout: 30_000 });
