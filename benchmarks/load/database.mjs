import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openPglite } from '../../server/database/open-pglite.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { fillWithDemoCity } from '../../server/demo/fill.ts';
import { startPostgres } from '../../tests/server/start-postgres.ts';
import { fillCountry } from '../../tools/fill-country/fill-country.ts';
import { postmasterOf } from './postmaster.ts';
import { usedUnder } from './processes.mjs';

const migrationsFolder = resolve('server/migrations');
const prepare = ({ database }) => fillWithDemoCity(database, { now: Date.now(), passwordCost: 1_024 });

async function asked(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** How many queries were asked so far and how many pages of 8 KB they read; null where PostgreSQL does not count them. */
async function countsOf(url) {
  const own = `query not like '%pg_stat_statements%' and dbid = (select oid from pg_database where datname = current_database())`;
  const [counts] = await asked(
    url,
    `select coalesce(sum(calls), 0)::int as queries, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as pages from pg_stat_statements where ${own}`,
  );
  return counts;
}

/**
 * A PostgreSQL with a country in it: at `url`, filled before, or one of its own. `env` is what a server of it is started
 * with, `counts` what it was asked so far, `used` the processor time that it took so far, milliseconds.
 */
export async function countryOnPostgres({ url, scale }) {
  let stop = async () => undefined;
  let at = url;
  if (!at) {
    const postgres = await startPostgres(['-c', 'shared_preload_libraries=pg_stat_statements', '-c', 'shared_buffers=512MB']);
    stop = postgres.stop;
    await asked(`${postgres.url}/postgres`, 'create database country');
    at = `${postgres.url}/country`;
    await (await openPostgres({ url: at, migrationsFolder, prepare })).close();
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    await fillCountry((text) => client.query(text), { scale, now: Date.now() });
    await client.end();
  }
  await asked(at, 'create extension if not exists pg_stat_statements');
  const postmaster = await postmasterOf(at);
  return {
    kind: 'postgres',
    env: () => ({ DATABASE_URL: at }),
    counts: () => countsOf(at),
    used: () => usedUnder(postmaster),
    url: at,
    stop,
  };
}

/** A folder with an embedded database and a part of a country in it, a fresh one for each server. */
export async function countryEmbedded({ scale }) {
  const made = [];
  const fresh = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-load-'));
    made.push(folder);
    const open = await openPglite({ dataDir: join(folder, 'pglite'), migrationsFolder });
    await prepare(open);
    await fillCountry(async (text) => (await open.pglite.exec(text)).at(-1) ?? { rows: [] }, { scale, now: Date.now() });
    await open.close();
    writeFileSync(join(folder, 'pglite.ready'), '');
    return { DATA_DIR: folder };
  };
  return {
    kind: 'pglite',
    env: fresh,
    counts: async () => null,
    used: () => 0,
    url: null,
    stop: async () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
