import type { Plugin } from 'vite';

/** Modules of `@tanstack/query-core` that every client of queries imports, and what stands in for them. */
export const STAND_INS: Readonly<Record<string, string>> = {
  // What changes something is a statechart's, never a mutation (docs/decisions/027): there are none to keep.
  mutationCache:
    'export class MutationCache { findAll() { return []; } getAll() { return []; } clear() {} resumePausedMutations() { return Promise.resolve(); } }',
  infiniteQueryBehavior:
    'const missing = () => { throw new Error("The storefront is built without infinite queries (tools/lean-queries.ts)"); }; export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage };',
};
const MODULE = /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/;

/** Ships the queries without mutations and infinite queries, which the storefront has none of. */
export const leanQueries = (): Plugin => ({
  name: 'lean-queries',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: MODULE },
    handler: (id) => STAND_INS[MODULE.exec(id)?.[1] ?? ''] ?? null,
  },
});
