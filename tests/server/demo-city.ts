/** Friday 20 November 2026, 12:30 in Geneva: most stores are open. */
export const NOON = Date.parse('2026-11-20T11:30:00Z');

/** What scrypt costs in tests: the hash is as real, the wait is not. */
export const TEST_PASSWORD_COST = 1_024;

/** A database that holds the demo city and is never opened: others are made as its copies, which takes no filling. */
export const DEMO_CITY_TEMPLATE = 'demo_city';
