import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReads } from '#server/database/open-replica.ts';
import { DatabasePool } from '#server/database/database-pool.ts';
import { readsAtReplica, readsOf, type Reads } from '#server/database/reads.ts';
import { openFreezingLine } from '../freezing-line.ts';
import { startInstalledPostgres, startReplica, type InstalledPostgres } from '#tools/fleet/installed-postgres.ts';
import { rowsOf } from '../test-server.ts';

let primary: InstalledPostgres;
let replica: InstalledPostgres;
const pools: pg.Pool[] = [];
let database: NodePgDatabase;
let atReplica: NodePgDatabase;

const handleOf = (postgres: InstalledPostgres) => {
  const pool = new DatabasePool({ connectionString: `${postgres.url}/postgres`, max: 5 });
  pools.push(pool);
  return drizzle(pool);
};

beforeAll(async () => {
  primary = await startInstalledPostgres();
  replica = await startReplica(primary);
  database = handleOf(primary);
  atReplica = handleOf(replica);
  await database.execute(sql`create table notes (number integer primary key)`);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await replica.stop();
  await primary.stop();
});

let written = 0;
async function write(): Promise<number> {
  written += 1;
  await database.execute(sql`insert into notes values (${written})`);
  return written;
}
const newest = (reads: Reads) =>
  reads(async (from) => {
    const rows = await rowsOf<{ number: number }>(from, sql`select max(number) as number from notes`);
    return rows[0]?.number;
  });

test('whoever reads at the replica is told what was committed before, by anybody', async () => {
  const { reads, counts } = readsAtReplica({ primary: database, replica: atReplica });
  for (let turn = 0; turn < 300; turn += 1) {
    const number = await write();
    expect(await newest(reads)).toBe(number);
  }
  // On a busy machine it may have been passed by, and rested, all the while.
  await expect
    .poll(async () => {
      const number = await write();
      expect(await newest(reads)).toBe(number);
      return counts().replica;
    })
    .toBeGreaterThan(0);
});

test('a replica that is behind is passed by, rests, and is asked again once it has caught up', async () => {
  const { reads, counts } = readsAtReplica({
    primary: database,
    replica: atReplica,
    patience: { replay: 20, between: 2, answer: 2_000, rest: 50 },
  });
  await atReplica.execute(sql`select pg_wal_replay_pause()`);
  const number = await write();
  expect(await newest(reads)).toBe(number);
  expect(await newest(reads)).toBe(number);
  expect(counts()).toEqual({ replica: 0, primary: 2 });
  await atReplica.execute(sql`select pg_wal_replay_resume()`);
  await expect
    .poll(async () => {
      expect(await newest(reads)).toBe(number);
      return counts().replica;
    })
    .toBeGreaterThan(0);
});

test('what the replica ends of its own accord is read at the primary', async () => {
  const { reads, counts } = readsAtReplica({ primary: database, replica: atReplica });
  const conflicting = await reads(async (from) => {
    const rows = await rowsOf<{ at_replica: boolean }>(from, sql`select pg_is_in_recovery() as at_replica`);
    if (rows[0]?.at_replica) throw Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
    return 'read at the primary';
  });
  expect([conflicting, counts()]).toEqual(['read at the primary', { replica: 0, primary: 1 }]);
});

test('what is wrong with a question is told, not hidden by asking it twice', async () => {
  const { reads } = readsAtReplica({ primary: database, replica: atReplica });
  await expect(reads((from) => from.execute(sql`select * from nothing_called_so`))).rejects.toThrow(/nothing_called_so/);
});

test('a replica that stands still, then is gone, costs nobody an answer', async () => {
  const line = await openFreezingLine(replica.port);
  const url = replica.url.replace(String(replica.port), String(line.port));
  const open = openReads(database, { url: `${url}/postgres`, connections: 5, isPooled: false, preparesStatements: true });
  const number = await write();
  await expect.poll(() => newest(open.reads).then(() => open.counts?.().replica ?? 0)).toBeGreaterThan(0);
  const { replica: before } = open.counts?.() ?? {};
  line.freeze();
  for (let turn = 0; turn < 3; turn += 1) expect(await newest(open.reads)).toBe(number);
  await line.close();
  await replica.stop();
  for (let turn = 0; turn < 3; turn += 1) expect(await newest(open.reads)).toBe(number);
  expect(open.counts?.().replica).toBe(before);
  await open.close();
});

test('where there is no replica everything is read at the one database', async () => {
  const open = openReads(database, { url: null, connections: 5, isPooled: false, preparesStatements: true });
  expect(await newest(open.reads)).toBe(await newest(readsOf(database)));
  expect(open.counts).toBeNull();
});
