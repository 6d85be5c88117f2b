import { afterAll, inject } from 'vitest';

// A machine is explored once for many tests: by what each of them ran itself, Stryker would leave out those that look at
// what the first explored. Vitest's runner tells it always, whatever `coverageAnalysis` says, so it is forgotten here.
afterAll(() => {
  const stryker = (globalThis as Record<string, unknown>)[inject('globalNamespace' as never) as string] as
    | { mutantCoverage?: unknown }
    | undefined;
  if (stryker) stryker.mutantCoverage = undefined;
});
