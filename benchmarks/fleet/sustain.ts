// What this machine sustains: customers who buy without end at built servers on one PostgreSQL, with the memory of every process looked at each minute and the books audited at the end: npm run sustain -- [--minutes 10] [--shoppers 24] [--between 0] [--processes 1] [--moved clockwork] [--write NAME]
// --moved: who moves orders on; by default their store, whose part is played, and each is collected. By the demo's clockwork each is brought.
// --between: how long each customer waits between two calls of a purchase, milliseconds, about. It needs a build. Servers and customers share this machine's cores.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '#tests/server/create-database.ts';
import { startPostgres } from '#tests/server/start-postgres.ts';
import { postmasterOf } from '../load/postmaster.ts';
import { childrenOf, usedBy, usedUnder } from '../load/processes.mjs';
import { auditBooks } from './audit-books.ts';
import { balancerOver } from './balancer.ts';
import { startBuiltServer, type BuiltServer } from './built-servers.ts';
import { openCrowd } from './crowd.ts';
import { growthInAnHour, heldBy, megabytes, timesOf } from './figures.ts';

const FILE = 'benchmarks/sustained.json';
/** What is not yet told to the card provider, or on its way back from it, is after so long, milliseconds. */
const QUIET_AFTER = 20_000;
/** So many minutes say whether memory grows. */
const ENOUGH_MINUTES = 20;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    shoppers: { type: 'string', default: '24' },
    between: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    moved: { type: 'string', default: 'store' },
    write: { type: 'string' },
  },
});
const asked = {
  minutes: Number(values.minutes),
  shoppers: Number(values.shoppers),
  between: Number(values.between),
  processes: Number(values.processes),
};
const movedBy = values.moved === 'clockwork' ? 'clockwork' : 'store';
const firstPort = Number(process.env.E2E_PORT ?? 5_640) + 20;

// As a machine that may lose its power would have it.
const postgres = await startPostgres(['-c', 'fsync=on', '-c', 'full_page_writes=on']);
await createDatabase(postgres.url, 'sustained');
const url = `${postgres.url}/sustained`;
const servers: BuiltServer[] = [];
for (let index = 0; index < asked.processes; index += 1)
  servers.push(
    await startBuiltServer({ port: firstPort + index, env: { DATABASE_URL: url, ...(movedBy === 'store' ? { DEMO_PACE: '0' } : {}) } }),
  );
const balancer = balancerOver(() => servers.map(({ base }) => base));
const postmaster = await postmasterOf(url);
const postgresProcesses = () => [postmaster, ...childrenOf(postmaster)];

const crowd = await openCrowd(balancer, { ...asked, run: 'sustain', movedBy });
balancer.taken();
const used = () => ({
  servers: usedBy(servers.map(({ pid }) => pid)),
  postgres: usedUnder(postmaster),
  shoppers: usedBy([process.pid]),
});
const began = { at: performance.now(), used: used(), orders: crowd.seen.orders.size };
const minutes: Awaited<ReturnType<typeof lookAtMinute>>[] = [];

async function lookAtMinute(minute: number, ordersBefore: number) {
  const held = await Promise.all(servers.map((server) => server.memory()));
  const { rss, heapUsed } = process.memoryUsage();
  return {
    minute,
    orders: crowd.seen.orders.size - ordersBefore,
    ...timesOf(balancer.taken()),
    servers: held.map((one) => ({
      'rss MB': megabytes(one.rss),
      'heap after GC MB': megabytes(one.heapUsed),
      'buffers MB': megabytes(one.arrayBuffers),
    })),
    'PostgreSQL MB': megabytes(heldBy(postgresProcesses())),
    'customers’ own process MB': { rss: megabytes(rss), heap: megabytes(heapUsed) },
  };
}

const rounded = (milliseconds: number) => Math.round(milliseconds / 10) / 100;

function figures(broken: readonly string[] | null) {
  const seconds = (performance.now() - began.at) / 1_000;
  const orders = crowd.seen.orders.size - began.orders;
  const now = used();
  const each = (what: keyof typeof now) => Math.round(((now[what] - began.used[what]) / Math.max(1, orders)) * 10) / 10;
  return {
    command: `npm run sustain -- --minutes ${asked.minutes} --shoppers ${asked.shoppers} --between ${asked.between} --processes ${asked.processes} --moved ${movedBy}`,
    at: new Date().toISOString(),
    cores: cpus().length,
    seconds: Math.round(seconds),
    orders,
    'orders a minute': Math.round((orders / seconds) * 600) / 10,
    'orders followed to their end': crowd.seen.ended,
    calls: { ...balancer.counts },
    'cores used': {
      servers: rounded((now.servers - began.used.servers) / seconds),
      postgres: rounded((now.postgres - began.used.postgres) / seconds),
      customers: rounded((now.shoppers - began.used.shoppers) / seconds),
    },
    'processor ms an order': { servers: each('servers'), postgres: each('postgres') },
    // What is kept fills up at first.
    'growth of the heap after GC in an hour, by the second half of the minutes, MB':
      minutes.length < ENOUGH_MINUTES
        ? null
        : servers.map((_, index) =>
            growthInAnHour(minutes.slice(minutes.length / 2).map((minute) => minute.servers[index]?.['heap after GC MB'] ?? 0)),
          ),
    'logged out': crowd.seen.loggedOut,
    troubles: [...crowd.troubles, ...crowd.seen.notShown, ...balancer.failures],
    'invariants broken': broken,
    minutes,
  };
}

function write(told: ReturnType<typeof figures>): void {
  if (values.write === undefined) return;
  let all: Record<string, unknown> = {};
  try {
    all = JSON.parse(readFileSync(FILE, 'utf8')) as typeof all;
  } catch {
    // The first run.
  }
  writeFileSync(FILE, `${JSON.stringify({ ...all, [values.write]: told }, null, 2)}\n`);
}

let isOver = false;
process.once('SIGINT', () => (isOver = true));
while (minutes.length < asked.minutes && crowd.troubles.length === 0 && !isOver) {
  const ordersBefore = crowd.seen.orders.size;
  for (let second = 0; second < 60 && !isOver; second += 1) await pause(1_000);
  const minute = await lookAtMinute(minutes.length + 1, ordersBefore);
  minutes.push(minute);
  process.stdout.write(`${JSON.stringify(minute)}\n`);
  write(figures(null));
}
const before = figures(null);
await crowd.stop();
await pause(QUIET_AFTER);
for (const server of servers) await server.end('SIGTERM');
balancer.close();
const broken = await auditBooks(url, crowd.seen);
const told = { ...before, 'orders followed to their end': crowd.seen.ended, calls: { ...balancer.counts }, 'invariants broken': broken };
write(told);
process.stdout.write(`${JSON.stringify({ ...told, minutes: undefined }, null, 2)}\n`);
await postgres.stop();
process.exit(broken.length + told.troubles.length + crowd.seen.loggedOut + balancer.counts.failed > 0 ? 1 : 0);
