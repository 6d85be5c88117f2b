// A fleet under fire: built servers, PgBouncer in transaction mode, a primary and a streaming replica, customers who buy by cash, card and wallet, and one server killed (SIGKILL) each minute: npm run fleet -- [--minutes 10] [--kills 10] [--shoppers 18] [--between 0] [--servers 2] [--write]
// Ends badly when an order is lost, an invariant is broken, somebody is logged out, is not shown what they did, or a call fails that was not merely cut. It needs a build, and PostgreSQL's programs and PgBouncer installed.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensurePgbouncer } from '#scripts/find-pgbouncer.mjs';
import { createDatabase } from '#tests/server/create-database.ts';
import { startInstalledPostgres, startReplica } from '#tools/fleet/installed-postgres.ts';
import { startPgbouncer } from '#tools/fleet/pgbouncer.ts';
import { auditBooks } from './audit-books.ts';
import { balancerOver } from './balancer.ts';
import { LOCAL_KEY, startBuiltServer, type BuiltServer } from './built-servers.ts';
import { openCrowd } from './crowd.ts';
import { timesOf } from './figures.ts';

const FILE = 'benchmarks/fleet.json';
/** What is not yet told to the card provider, or on its way back from it, is after so long, milliseconds. */
const QUIET_AFTER = 20_000;
/** A killed server is missed for so long, milliseconds. */
const MISSED_FOR = 2_000;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string' },
    shoppers: { type: 'string', default: '18' },
    between: { type: 'string', default: '0' },
    servers: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const asked = { minutes, kills: Number(values.kills ?? minutes), shoppers: Number(values.shoppers), between: Number(values.between) };
if (!ensurePgbouncer()) process.exit(0);

const DATABASE = 'shop';
const primary = await startInstalledPostgres();
await createDatabase(primary.url, DATABASE);
const replica = await startReplica(primary);
const pgbouncer = await startPgbouncer({ database: DATABASE, primary, replica });
const env = {
  DATABASE_URL: pgbouncer.url,
  DATABASE_READS_URL: pgbouncer.readsUrl ?? '',
  DATABASE_DIRECT_URL: `${primary.url}/${DATABASE}`,
};
const firstPort = Number(process.env.E2E_PORT ?? 5_640) + 30;
const start = (index: number) => startBuiltServer({ port: firstPort + index, env });
const servers: (BuiltServer | null)[] = [];
for (let index = 0; index < Number(values.servers); index += 1) servers.push(await start(index));
const balancer = balancerOver(() => servers.flatMap((server) => (server ? [server.base] : [])));

/** How many reads the replica answered so far at servers that are gone by now, and how many the primary in its place. */
const reads = { replica: 0, primary: 0 };

/** Adds what a server read, before it goes. */
async function countReads(server: BuiltServer | null | undefined): Promise<void> {
  const text = server ? await (await fetch(`${server.base}/metrics?key=${LOCAL_KEY}`)).text() : '';
  for (const at of ['replica', 'primary'] as const)
    reads[at] += Number(new RegExp(`^storefront_reads_total\\{at="${at}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/** Kills a server as a machine dies, and starts it again; who is connected to it finds that out by themselves. */
async function killAndStart(index: number): Promise<number> {
  const server = servers[index];
  await countReads(server);
  await server?.end('SIGKILL');
  const from = performance.now();
  await pause(MISSED_FOR);
  servers[index] = null;
  servers[index] = await start(index);
  return Math.round(performance.now() - from);
}

const crowd = await openCrowd(balancer, { ...asked, run: 'fleet', movedBy: 'clockwork' });
balancer.taken();
const began = performance.now();
const downFor: number[] = [];
for (let kill = 0; kill < asked.kills; kill += 1) {
  await pause((asked.minutes * 60_000) / asked.kills / 2);
  downFor.push(await killAndStart(kill % servers.length));
  const said = {
    kill: kill + 1,
    'back after ms': downFor.at(-1),
    orders: crowd.seen.orders.size,
    ...balancer.counts,
    troubles: crowd.troubles.length,
  };
  process.stdout.write(`${JSON.stringify(said)}\n`);
  await pause(Math.max(0, (kill + 1) * ((asked.minutes * 60_000) / asked.kills) - (performance.now() - began)));
}
const seconds = (performance.now() - began) / 1_000;
const orders = crowd.seen.orders.size;
const { median, worst } = timesOf(balancer.taken());
await crowd.stop();
await pause(QUIET_AFTER);
for (const server of servers) {
  await countReads(server);
  await server?.end('SIGTERM');
}
balancer.close();
const broken = await auditBooks(`${primary.url}/${DATABASE}`, crowd.seen);
const ways = [...crowd.seen.orders.values()];
const told = {
  command: `npm run fleet -- --minutes ${asked.minutes} --kills ${asked.kills} --shoppers ${asked.shoppers} --between ${asked.between} --servers ${servers.length}`,
  at: new Date().toISOString(),
  cores: cpus().length,
  seconds: Math.round(seconds),
  kills: downFor.length,
  'back after ms': downFor,
  'orders acknowledged': crowd.seen.orders.size,
  'orders a minute': Math.round((orders / seconds) * 600) / 10,
  'paid by': Object.fromEntries(['cash', 'card', 'wallet'].map((way) => [way, ways.filter((one) => one === way).length])),
  'orders followed to their end': crowd.seen.ended,
  calls: { ...balancer.counts, 'median ms': median, '99 % ms': worst },
  'reads that a replica may answer, by who answered': reads,
  'logged out': crowd.seen.loggedOut,
  'not shown': crowd.seen.notShown,
  troubles: [...crowd.troubles, ...balancer.failures],
  'invariants broken': broken,
};
process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
if (values.write) writeFileSync(FILE, `${JSON.stringify(told, null, 2)}\n`);
await pgbouncer.stop();
await replica.stop();
await primary.stop();
const isWell = broken.length + told.troubles.length + told['not shown'].length + crowd.seen.loggedOut + balancer.counts.failed === 0;
process.exit(isWell && reads.replica > 0 && orders > 0 ? 0 : 1);
