// How long dish search holds up everything else in a process, with fifty demo cities in a PostgreSQL: npx tsx benchmarks/measure-dish-search.ts [--cities 50] [--beside FOLDER] [--write]
// The longest block is the event loop's, the processor time the process's and that of its connections in the database; --beside measures another checkout's server in turn, in a process of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type * as App from '../server/app.ts';
import type * as Postgres from '../server/database/open-postgres.ts';
import type * as Services from '../tests/server/test-services.ts';
import { endpoints } from '../contract/endpoints.ts';
import { startPostgres } from '../tests/server/prepare-databases.ts';
import { fillCities } from '../tools/fill-country/fill-cities.ts';

const option = (name: string, fallback: string | null) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? fallback) : fallback;
const CITIES = Number(option('--cities', '50'));
const QUERIES = ['fondue', 'chocolate', 'la fondue moitié-moitié', 'piza margerita', 'ch', 'a'];
const TURNS = 40;
/** What a server that hears of changes keeps. */
const AGES = { heard: 30_000, unheard: 30_000, moments: 1_000, screens: 5_000, customers: 30_000 };
/** Of the clock by which Linux counts a process's work, milliseconds. */
const TICK = 10;
/** Friday noon in Geneva: most stores are open. */
const NOON = Date.parse('2026-11-20T11:30:00Z');
const HERE = { latitude: 46.1969, longitude: 6.1428 };

/** Copies the demo city under other ids, at the same place on other continents. */
async function copyCity(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await fillCities((text) => client.query(text), CITIES);
  await client.query('vacuum analyze');
  await client.end();
}

/** One checkout's server, asked in this process. */
async function measure(folder: string, url: string): Promise<object[]> {
  const from = <Module>(file: string) => import(pathToFileURL(join(folder, file)).href) as Promise<Module>;
  const { buildApp } = await from<typeof App>('server/app.ts');
  const { openPostgres } = await from<typeof Postgres>('server/database/open-postgres.ts');
  const { testServices } = await from<typeof Services>('tests/server/test-services.ts');
  const open = await openPostgres({ url, migrationsFolder: resolve('server/migrations') });
  let now = NOON;
  const app = await buildApp({
    services: testServices(open.database, () => now, { rateLimitFactor: 1e9, passwordCost: 1_024, ages: AGES }),
    logger: false,
    trustProxy: false,
    storefront: null,
  });
  const ask = async (query: string) => {
    const answered = await app.inject({ method: 'POST', url: endpoints.search_dishes.path, payload: { query, ...HERE, limit: 10 } });
    if (!answered.json<{ dishes?: unknown[] }>().dishes?.length)
      throw new Error(`nothing was found for ${query}: ${answered.body.slice(0, 200)}`);
  };
  const databaseWork = async () => {
    const { rows } = (await open.database.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
    )) as unknown as { rows: { pid: number }[] };
    const ticks = rows.map(
      ({ pid }) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [],
    );
    return ticks.flat().reduce((sum, one) => sum + one, 0) * TICK;
  };
  const watched = async (what: string, times: number, work: () => Promise<void>) => {
    const inDatabase = await databaseWork();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const before = process.cpuUsage();
    for (let turn = 0; turn < times; turn += 1) await work();
    const { user, system } = process.cpuUsage(before);
    await new Promise((done) => setTimeout(done, 5));
    delay.disable();
    const rounded = (milliseconds: number) => Math.round((milliseconds / times) * 10) / 10;
    return {
      what,
      'longest block ms': Math.round(delay.max / 1e6),
      'processor ms each': rounded((user + system) / 1_000),
      'of the database ms each': rounded((await databaseWork()) - inDatabase),
    };
  };
  const heap = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1_048_576;
  };
  const heapBefore = heap();
  await ask('fondue');
  const rows = [];
  rows.push(
    await watched('the first search after a minute', 5, async () => {
      now += 60_000;
      await ask('fondue');
    }),
  );
  for (const query of QUERIES) rows.push(await watched(`a search for “${query}”`, TURNS, () => ask(query)));
  rows.push({ what: 'what the heap grew by, MB', 'longest block ms': Math.round(heap() - heapBefore) });
  await app.close();
  await open.close();
  return rows;
}

const measured = option('--measure', null);
if (measured) {
  process.stdout.write(`${JSON.stringify(await measure(measured, option('--url', '') ?? ''))}\n`);
  process.exit(0);
}
const postgres = await startPostgres();
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database country');
await admin.end();
const url = `${postgres.url}/country`;
const { openPostgres } = await import('../server/database/open-postgres.ts');
const { fillWithDemoCity } = await import('../server/demo/fill.ts');
const open = await openPostgres({
  url,
  migrationsFolder: resolve('server/migrations'),
  prepare: ({ database }) => fillWithDemoCity(database, { now: NOON, passwordCost: 1_024 }),
});
await open.close();
await copyCity(url);
const beside = option('--beside', null);
const figures = ['.', ...(beside ? [beside] : [])].map((folder) => {
  const child = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'benchmarks/measure-dish-search.ts', '--measure', resolve(folder), '--url', url],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { folder: folder === '.' ? 'here' : 'beside', rows: JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '[]') as object[] };
});
for (const { folder, rows } of figures) {
  process.stdout.write(`${folder}\n`);
  console.table(rows);
}
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/dish-search.json', `${JSON.stringify({ cities: CITIES, figures }, null, 2)}\n`);
await postgres.stop();
