const BOTH = ['pglite', 'postgres'] as const;

/**
 * The databases of most tests: both are PostgreSQL behind the same queries, so one of them will do for a change. `npm run
 * verify` runs them on both. The ledger, an order, a payment by card, crashes and the storm name both themselves.
 */
export const DATABASES: readonly (typeof BOTH)[number][] = process.env.EVERY_TEST ? BOTH : ['postgres'];
