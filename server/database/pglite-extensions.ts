import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations create in the embedded database beyond what it has by itself. */
export const PGLITE_EXTENSIONS = { pg_trgm };
