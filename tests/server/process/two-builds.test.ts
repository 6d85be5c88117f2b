import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openPglite } from '#server/database/open-pglite.ts';
import { OLDEST_SERVER } from '#server/database/schema-version.ts';
import { PATHS } from '#server/paths.ts';
import { noteMark } from '#server/repositories/marks.ts';
import { killServerProcesses, runProcess, startServerProcess, postTo } from './server-process.ts';
import { newDatabase } from '../test-server.ts';

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/** A release that only adds: what is asked of old servers is what it was. */
const EXPAND = `alter table "customers" add column "nickname" text;--> statement-breakpoint
create table "greetings" ("customer_id" char(24) primary key, "words" text default 'hello' not null);`;
/** A release after which nobody gets on without it: what it takes away, the one before it has stopped using. */
const contractOf = (number: string) => `alter table "customers" rename column "first_name" to "given_name";--> statement-breakpoint
insert into marks (key, value) values ('oldest_server', '${number}') on conflict (key) do update set value = excluded.value;`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-builds-'));
});
afterEach(async () => {
  killServerProcesses();
  await rm(folder, { recursive: true, force: true });
});

async function journalIn(build: string): Promise<Journal> {
  return JSON.parse(await readFile(join(build, 'server/migrations/meta/_journal.json'), 'utf8')) as Journal;
}

/** Today's server in a folder of its own, as it is installed, with more migrations than today's where they are given. */
async function buildWith(name: string, more: readonly string[]): Promise<{ main: string; migrate: string; numbers: string[] }> {
  const build = join(folder, name);
  await mkdir(join(build, 'dist'), { recursive: true });
  await cp(dirname(inject('server')), join(build, 'dist/server'), { recursive: true });
  await cp(PATHS.migrations, join(build, 'server/migrations'), { recursive: true });
  await symlink(resolve('node_modules'), join(build, 'node_modules'));
  await symlink(resolve('content'), join(build, 'content'));
  await writeFile(join(build, 'package.json'), '{"type":"module"}');
  const { entries, ...journal } = await journalIn(build);
  const numbers = [entries.at(-1)?.tag.slice(0, 4) ?? ''];
  for (const sql of more) {
    const last = entries.at(-1);
    if (!last) throw new Error('There are no migrations');
    const number = String(Number(last.tag.slice(0, 4)) + 1).padStart(4, '0');
    entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: `${number}_next` });
    await writeFile(join(build, `server/migrations/${number}_next.sql`), sql);
    numbers.push(number);
  }
  await writeFile(join(build, 'server/migrations/meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return { main: join(build, 'dist/server/main.js'), migrate: join(build, 'dist/server/migrate.js'), numbers };
}

let phone = 780_007_000;
async function register(address: string): Promise<unknown> {
  phone += 1;
  const who = { first_name: 'A', last_name: 'B', email: `b${phone}@example.org`, password: 'secret-enough', phone: String(phone) };
  return (await postTo(address, '/api/user/register', who)).success;
}

/** One sentence for people, or two: no stack. */
const plain = /^[A-Z][^\n]*\.\n$/;
const refused = { code: 1, said: expect.stringMatching(plain) as string };

test('an older server works on the next schema, and refuses one that is not for it any more', async () => {
  const env = { DATABASE_URL: await newDatabase() };
  const old = await buildWith('old', []);
  const next = await buildWith('next', [EXPAND]);
  const [now = '', , number = ''] = (await buildWith('count', [EXPAND, ''])).numbers;
  const last = await buildWith('last', [EXPAND, contractOf(number)]);

  const running = await startServerProcess(env, old.main);
  expect(await register(running.address)).toBe(true);
  expect(await runProcess(next.migrate, env)).toEqual({ code: 0, said: 'The database is up to date.\n' });
  // One that ran before, and one that starts only now.
  const started = await startServerProcess({ ...env, MIGRATE: 'off' }, old.main);
  for (const { address } of [running, started]) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await register(address)).toBe(true);
  }
  for (const server of [running, started]) await server.end('SIGTERM');

  expect((await runProcess(last.migrate, env)).code).toBe(0);
  for (const build of [old, next])
    for (const MIGRATE of ['on', 'off']) {
      const ended = await runProcess(build.main, { ...env, MIGRATE });
      expect(ended).toEqual(refused);
      expect(ended.said).toContain(`migration ${number}`);
    }
  expect((await runProcess(old.main, env)).said).toContain(`none after ${now}`);
  expect(await runProcess(old.migrate, env)).toEqual(refused);
});

test('the embedded database too is refused by what is older than its schema', async () => {
  const at = { dataDir: join(folder, 'data'), migrationsFolder: PATHS.migrations };
  const open = await openPglite({ ...at, snapshot: new Blob([await readFile(inject('snapshot'))]) });
  await noteMark(open.database, OLDEST_SERVER, '9998');
  await open.close();
  await expect(openPglite(at)).rejects.toThrow(/for servers that know migration 9998/);
});

test('a server that does not migrate says what is missing, and starts once that was done, however often', async () => {
  const env = { DATABASE_URL: await newDatabase(null), MIGRATE: 'off' };
  const today = await buildWith('today', []);
  const early = await runProcess(today.main, env);
  expect(early).toEqual(refused);
  expect(early.said).toContain('npm run migrate');
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  expect((await client.query("select to_regclass('customers') as there")).rows).toEqual([{ there: null }]);
  // Two deploys at once take turns.
  const migrated = await Promise.all([runProcess(today.migrate, env), runProcess(today.migrate, env)]);
  expect(migrated.map(({ code }) => code)).toEqual([0, 0]);
  const { address } = await startServerProcess(env, today.main);
  expect(await register(address)).toBe(true);

  const next = await buildWith('next', [EXPAND]);
  expect(await runProcess(next.main, env)).toEqual(refused);
  expect((await client.query("select to_regclass('greetings') as there")).rows).toEqual([{ there: null }]);
  await client.end();
});

test('a process holds so many connections as it was told, the one that hears news among them', async () => {
  const env = { DATABASE_URL: await newDatabase(), POOL_MAX: '3' };
  const { address } = await startServerProcess(env);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const held = async () =>
    (
      await client.query(
        "select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'storefront%'",
      )
    ).rows as { name: string }[];
  const calls = Promise.all(Array.from({ length: 20 }, () => register(address)));
  let most = 0;
  let isDone = false;
  void calls.finally(() => (isDone = true));
  while (!isDone) most = Math.max(most, (await held()).length);
  expect(await calls).toEqual(Array.from({ length: 20 }, () => true));
  expect(most).toBe(3);
  expect((await held()).filter(({ name }) => name === 'storefront news')).toHaveLength(1);
  await client.end();
});
