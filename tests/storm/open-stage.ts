import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { fillWithDemoCity } from '#server/demo/fill.ts';
import { PATHS } from '#server/paths.ts';
import { DatabaseWeather } from './database-weather.ts';
import { weathered } from './weathered.ts';
import { NOON } from './moments.ts';

/** A database whose connections may be cut. */
export type StormDatabase = OpenDatabase & { readonly weather: DatabaseWeather };

const PASSWORD_COST = 1_024;
/** Each statement's plan is made once, for whatever parameters: they are said thousands of times, of few rows. */
const PLANNED_ONCE = 'plan_cache_mode = force_generic_plan';
/** The storm's own clock ends what waits too long; a slow machine only hangs, milliseconds. */
const PATIENCE = { connect: 300_000, query: 300_000, idleInTransaction: 300_000 };

export async function openEmbeddedStage(snapshot: string): Promise<StormDatabase> {
  const open = await openPglite({ snapshot: new Blob([await readFile(snapshot)]), migrationsFolder: PATHS.migrations });
  await open.pglite.exec(`set synchronous_commit = off; set ${PLANNED_ONCE}`);
  const weather = new DatabaseWeather();
  return { ...weathered(open, weather), weather };
}

/** A database of its own on a PostgreSQL server, with the demo city: a copy of `template`, or filled in from nothing. */
export async function openPostgresStage(server: string, template?: string): Promise<StormDatabase> {
  const name = `storm_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  // What is at stake is order and atomicity, not whether the disk holds: the crash tests look at that.
  await admin.query(`alter database ${name} set synchronous_commit = off`);
  await admin.end();
  const weather = new DatabaseWeather();
  const open = await openPostgres({
    url: `${server}/${name}`,
    migrationsFolder: PATHS.migrations,
    patience: PATIENCE,
    ...(!template && { prepare: ({ database }) => fillWithDemoCity(database, { now: NOON, passwordCost: PASSWORD_COST }) }),
  });
  return { ...weathered(open, weather), weather };
}
