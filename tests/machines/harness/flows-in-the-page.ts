import { vi } from 'vitest';
import { modelOf, type Flow } from '#e2e/journeys/flow.ts';

/** What the files of the journeys give to the browser, kept instead of walked. */
const given = vi.hoisted(() => [] as Flow<string, unknown>[]);
vi.mock('#e2e/journeys/act.ts', () => ({ modelOf, actInThePage: (flow: Flow<string, unknown>) => given.push(flow) }));
vi.mock('@playwright/test', () => {
  const nothing: unknown = new Proxy(() => undefined, { get: () => nothing });
  return { test: nothing, expect: nothing };
});

await Promise.all(Object.values(import.meta.glob('../../../e2e/journeys/*.e2e.ts')).map((load) => load()));
export const flows: readonly Flow<string, unknown>[] = given;
