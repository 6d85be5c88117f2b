const BOTH = ['pglite', 'postgres'] as const;

/**
 * The databases of tests whose subject is what a call answers, not who comes first: both are PostgreSQL behind the same
 * queries, so one of them will do for a change. `npm run verify` runs them on both. What is about locks, races, crashes and
 * money names both itself.
 */
export const DATABASES: readonly (typeof BOTH)[number][] = process.env.EVERY_TEST ? BOTH : ['postgres'];
