import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { OLDEST_SERVER } from '#server/database/schema-version.ts';
import { PATHS } from '#server/paths.ts';
import { noteMark } from '#server/repositories/marks.ts';
import { killServerProcesses, runProcess } from './server-process.ts';
import { newDatabase, rowsOf } from '../test-server.ts';

let folder = '';
let others = '';

/** The migrations as somebody else had them: begun at another moment, and with a number that there is none of here. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-others-'));
  others = join(folder, 'migrations');
  await cp(PATHS.migrations, others, { recursive: true });
  const journal = join(others, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string; when: number }[] };
  const [entry] = entries;
  if (!entry) throw new Error('There are no migrations');
  await rename(join(others, `${entry.tag}.sql`), join(others, '0022_other.sql'));
  const other = { ...entry, tag: '0022_other', when: entry.when - 1 };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [other] }));
});
afterEach(async () => {
  killServerProcesses();
  await rm(folder, { recursive: true, force: true });
});

/** What is in it, and the mark of a migration that there is none of here. */
async function fill({ database, close }: OpenDatabase): Promise<void> {
  await noteMark(database, OLDEST_SERVER, '0022');
  await noteMark(database, 'kept', 'still');
  await close();
}

async function expectKept({ database, close }: OpenDatabase): Promise<void> {
  const rows = await rowsOf(database, sql`select value from marks where key = 'kept'`);
  await close();
  expect(rows).toEqual([{ value: 'still' }]);
}

const LEFT = 'The database was made by other migrations than this server has, and is left as it is.';

test('an embedded database of other migrations is refused, and named', async () => {
  const snapshot = new Blob([await readFile(inject('snapshot'))]);
  await expect(openPglite({ snapshot, migrationsFolder: others })).rejects.toThrow(
    `${LEFT} Delete its snapshot to begin anew, or start the release that made it.`,
  );
});

test('an embedded database of other migrations is left as it is, and its folder named', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const open = () => openPglite({ dataDir: join(dataDir, 'pglite'), migrationsFolder: others });
  await fill(await open());
  await writeFile(join(dataDir, 'pglite.ready'), '');
  expect(await runProcess(inject('server'), { DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `${LEFT} Delete the folder ${dataDir} to begin anew, or start the release that made it.\n`,
  });
  await expectKept(await open());
});

test('a PostgreSQL of other migrations is left as it is by servers and by the step that migrates', async () => {
  const url = await newDatabase(null);
  const open = () => openPostgres({ url, migrationsFolder: others });
  await fill(await open());
  const refused = { code: 1, said: `${LEFT} Set DATABASE_URL to an empty database, or start the release that made this one.\n` };
  for (const MIGRATE of ['on', 'off'])
    expect(await runProcess(inject('server'), { DATABASE_URL: url, MIGRATE, DATA_DIR: folder })).toEqual(refused);
  expect(await runProcess(join(dirname(inject('server')), 'migrate.js'), { DATABASE_URL: url })).toEqual(refused);
  await expectKept(await open());
});
