import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import type { Told } from './told.ts';

/** What is written down in the project about all flows together. */
export const readTold = (home: string): Told => ({
  failures: readFileSync(join(home, 'docs/payment-failures.md'), 'utf8'),
  claims: JSON.parse(readFileSync(join(home, 'benchmarks/claims.json'), 'utf8')) as ClaimsRecord,
});
