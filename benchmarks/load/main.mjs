// What the built server bears, on both databases, beside a bare Fastify in the same run: npm run load -- [--beside FOLDER] [--url postgres://…] [--scale 1] [--seconds 2] [--database postgres] [--processes 1,2,4] [--only WORDS] [--write]
// Ten connections on loopback a process, which share this machine's cores with the servers: processor times and ratios say more than calls a second.
// --beside measures another checkout's build on the same database, as 'before'; --url names a PostgreSQL with pg_stat_statements that `npm run fill-country` has filled.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DINNER, purchaseOf, readsOf } from './calls.mjs';
import { countryEmbedded, countryOnPostgres } from './database.mjs';
import { askJson, askOne, drive, driveEach } from './drive.mjs';
import { startProcess, usedBy } from './processes.mjs';
import { madeId } from '../../tools/fill-country/copy-rows.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    url: { type: 'string' },
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string', default: 'postgres,pglite' },
    processes: { type: 'string', default: '1,2,4' },
    buyers: { type: 'string', default: '1000' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
const BUYERS = Number(values.buyers);
/** As many buy before it is measured: each connection then has its statements with their plans (PostgreSQL makes five before it keeps one), and the code is compiled. A part of a country has fewer customers. */
const buyersOf = (kind) => (kind === 'pglite' ? Math.min(BUYERS, 400) : BUYERS);
const LOCAL_KEY = 'key-of-the-measured-servers';
const FIRST_PORT = Number(process.env.E2E_PORT ?? 5640) + 10;
/** An embedded database is one process's: it has no country's crowds. */
const EMBEDDED_SCALE = 0.02;
const FILE = 'benchmarks/server.json';
let port = FIRST_PORT;
const nextPort = () => String((port += 1));

const isMeant = (name) => !values.only || name.includes(values.only);
const tenths = (value) => Math.round(value * 10) / 10;
const thousandths = (value) => Math.round(value * 1_000) / 1_000;

/** The longest that any process was held up in one piece since it was asked last, milliseconds. */
async function longestBlock(servers) {
  const lags = await Promise.all(
    servers.map(async ({ base }) => {
      const { text } = await askOne(base, { method: 'GET', path: `/metrics?key=${LOCAL_KEY}` });
      return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0) * 1_000;
    }),
  );
  return Math.max(...lags);
}

/** Measures what some servers do while `work` is done: by what they used, and by what their database was asked, less what idle ones ask. */
async function measured(name, { servers, database, idle }, work) {
  const look = async () => ({
    used: usedBy(servers.map(({ pid }) => pid)),
    database: database.used(),
    counts: await database.counts(),
    at: performance.now(),
  });
  await longestBlock(servers).catch(() => 0);
  const before = await look();
  const done = await work();
  const after = await look();
  const seconds = (after.at - before.at) / 1_000;
  const each = (total, ofIdle = 0) => Math.max(0, (total - ofIdle * seconds) / Math.max(1, done.answered));
  const row = {
    call: name,
    'calls a second': done.aSecond,
    'median ms': done.median,
    '99 % ms': done.worst,
    'processor ms': thousandths(each(after.used - before.used)),
    'database’s processor ms': database.url ? thousandths(each(after.database - before.database)) : null,
    queries: after.counts && tenths(each(after.counts.queries - before.counts.queries, idle?.queries)),
    pages: after.counts && Math.round(each(after.counts.pages - before.counts.pages, idle?.pages)),
    bytes: done.bytes,
    'longest block ms': Math.round(await longestBlock(servers).catch(() => 0)),
    failed: done.failed,
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
  return row;
}

/** What servers ask each second while nobody asks them, once they have settled. */
async function idleOf(database) {
  await pause(4_000);
  const before = await database.counts();
  await pause(2_000);
  const after = await database.counts();
  return { queries: after ? (after.queries - before.queries) / 2 : 0, pages: after ? (after.pages - before.pages) / 2 : 0 };
}

/** The requests of a dinner hour, each kind as often as it is asked then. */
function dinnerOf(reads) {
  const menu = Object.entries(DINNER).flatMap(([name, share]) => Array.from({ length: share }, () => reads[name]));
  // A step that has nothing in common with a hundred: the kinds come mixed.
  return (number) => menu[(number * 37) % menu.length](number);
}

async function rowsOf(folder, database, processes, buyers) {
  const servers = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(
      await startProcess('dist/server/main.js', {
        cwd: folder,
        env: {
          ...(await database.env()),
          PORT: nextPort(),
          LOG_LEVEL: 'silent',
          RATE_LIMIT_FACTOR: '1000000',
          DEMO_PACE: '0',
          DEMO: 'on',
          LOCAL_KEY,
          DEMO_ACCOUNTS: 'on',
        },
      }),
    );
  const around = { servers, database, idle: await idleOf(database) };
  const bases = servers.map(({ base }) => base);
  const ask = (asked) => askJson(bases[0], asked);
  const reads = await readsOf(ask);
  const rows = [];
  for (const [name, requestOf] of Object.entries(processes === 1 ? reads : {})) {
    if (!isMeant(name)) continue;
    await drive(bases, requestOf, 1);
    rows.push(await measured(name, around, () => drive(bases, requestOf, SECONDS)));
  }
  const answers = new Map(buyers.map((number) => [number, {}]));
  const bought = processes === 1 && isMeant('purchase') ? await purchaseOf(ask) : [];
  const doing = ([name, requestOf], numbers) =>
    driveEach(
      bases,
      numbers,
      (number) => requestOf(number, answers.get(number)),
      (number, answer) => Object.assign(answers.get(number), { [name]: answer }),
    );
  for (const step of bought) await doing(step, buyers.slice(0, buyers.length / 2));
  for (const step of bought) rows.push(await measured(step[0], around, () => doing(step, buyers.slice(buyers.length / 2))));
  if (isMeant('dinner')) rows.push(await measured('a dinner hour’s mix', around, () => drive(bases, dinnerOf(reads), 3 * SECONDS)));
  for (const server of servers) await server.stop();
  return rows;
}

async function bareRows(database) {
  const server = await startProcess('benchmarks/load/bare.mjs', { env: { DATABASE_URL: database.url ?? '', PORT: nextPort() } });
  const around = { servers: [server], database };
  const rows = [
    await measured('bare Fastify', around, () => drive([server.base], () => ({ method: 'POST', path: '/bare', body: {} }), SECONDS)),
  ];
  if (database.url) {
    const read = (number) => ({ method: 'POST', path: '/read', body: { id: madeId('c', 1 + (number % 900)) } });
    await drive([server.base], read, 1);
    rows.push(await measured('bare Fastify and one read by an index', around, () => drive([server.base], read, SECONDS)));
  }
  await server.stop();
  return rows;
}

const folders = [...(values.beside ? [['before', values.beside]] : []), ['now', '.']];
const figures = [];
// Other customers in each run: those of the last have their orders still running, and may not promise more in cash.
let bought = Math.floor(Date.now() / 1_000) * 17;
for (const kind of values.database.split(',')) {
  const scale = kind === 'postgres' ? Number(values.scale) : EMBEDDED_SCALE;
  const database = kind === 'postgres' ? await countryOnPostgres({ url: values.url, scale }) : await countryEmbedded({ scale });
  const bare = await bareRows(database);
  for (const processes of values.processes.split(',').map(Number)) {
    if (kind === 'pglite' && processes > 1) continue;
    for (const [when, folder] of folders) {
      process.stdout.write(`${kind}, ${processes} process${processes > 1 ? 'es' : ''}, ${when}\n`);
      const most = kind === 'pglite' ? 900 : 40_000;
      bought = kind === 'pglite' ? 1 : bought;
      const buyers = Array.from({ length: 2 * buyersOf(kind) }, (_, index) => 1 + ((bought + index) % most));
      bought += buyers.length;
      figures.push({
        database: kind,
        scale,
        processes,
        when,
        rows: [...(processes === 1 ? bare : []), ...(await rowsOf(folder, database, processes, buyers))],
      });
    }
  }
  await database.stop();
}

for (const { database, processes, when, rows } of figures) {
  process.stdout.write(`${database}, ${processes}, ${when}\n`);
  console.table(rows);
}
if (values.write) {
  writeFileSync(FILE, `${JSON.stringify({ seconds: SECONDS, cores: cpus().length, figures })}\n`);
}
process.exit(0);
