// DATABASE_URL=postgres://… npm run fill-country -- [--scale 0.1]
// Makes a country of an empty PostgreSQL, or of one with the demo city alone, to measure a server on. Its user must be a superuser.
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { openPostgres } from '#server/database/open-postgres.ts';
import { fillWithDemoCity } from '#server/demo/fill.ts';
import { PASSWORD_COST } from '#server/secrets/passwords.ts';
import { fillCountry } from './fill-country.ts';

const url = process.env.DATABASE_URL;
const at = process.argv.indexOf('--scale');
const scale = at === -1 ? 1 : Number(process.argv[at + 1]);
if (!url || !(scale > 0 && scale <= 1)) {
  process.stderr.write('Say: DATABASE_URL=postgres://… npm run fill-country -- [--scale a number above 0, 1 at most]\n');
  process.exit(2);
}
const began = performance.now();
const now = Date.now();
const open = await openPostgres({
  url,
  migrationsFolder: resolve('server/migrations'),
  prepare: ({ database }) => fillWithDemoCity(database, { now, passwordCost: PASSWORD_COST }),
});
await open.close();
const client = new pg.Client({ connectionString: url });
await client.connect();
await fillCountry((text) => client.query(text), { scale, now });
await client.end();
process.stdout.write(`Filled in ${Math.round((performance.now() - began) / 1_000)} s\n`);
