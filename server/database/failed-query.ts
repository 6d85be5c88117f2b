import { DrizzleQueryError } from 'drizzle-orm';

/** The SQL of an error that a query ended with, without what it was given; null for any other error. */
export const failedQuery = (error: Error): string | null => (error instanceof DrizzleQueryError ? error.query : null);
