// Processor time of the built server's process for each call, one call after the other: node benchmarks/measure-processor.mjs [--beside FOLDER] [--calls 60] [--write]
// With --beside, another checkout's build is measured in turn in the same run, and the ratio is told. Linux alone says what a process used.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const option = (name, fallback) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback);
const CALLS = Number(option('--calls', '60'));
const ROUNDS = 3;
const TICKS_A_SECOND = 100;

/** User and system time of a process so far, milliseconds. */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

async function start(folder, port) {
  const data = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000', DEMO_PACE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  const base = `http://127.0.0.1:${port}`;
  const ask = async ({ path, body }) => {
    const answer = await fetch(
      base + path,
      body
        ? { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' }, body: JSON.stringify(body) }
        : { headers: { 'accept-encoding': 'identity' } },
    );
    return answer.text();
  };
  return {
    pid: child.pid,
    ask,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const around = { latitude: 46.1969, longitude: 6.1428 };
async function callsOf(server) {
  const { deliveries } = JSON.parse(await server.ask({ path: '/api/user/get_delivery_list_for_nearest_city', body: around }));
  const category = (number) => deliveries.find(({ unique_id }) => unique_id === number)?._id;
  const lists = await Promise.all(
    deliveries
      .filter(({ delivery_type }) => delivery_type === 1)
      .map(
        async ({ _id }) =>
          JSON.parse(await server.ask({ path: '/api/user/get_store_list_nearest_city', body: { ...around, store_delivery_id: _id } }))
            .stores ?? [],
      ),
  );
  const storeOf = (name) => lists.flat().find((store) => store.name === name)?._id;
  const list = { ...around, store_delivery_id: category(2) };
  return {
    'store list': { path: '/api/user/get_store_list_nearest_city', body: list },
    categories: { path: '/api/user/get_delivery_list_for_nearest_city', body: around },
    'menu of a restaurant': {
      path: '/api/user/user_get_store_product_item_list',
      body: { store_id: storeOf('Café de la Rade'), ...around },
    },
    'first screen: landing page': { path: '/' },
    'first screen: store list': { path: `/stores?category=${category(2)}` },
    'first screen: restaurant': { path: `/geneva/restaurants/cafe-de-la-rade/${storeOf('Café de la Rade')}` },
    'first screen: supermarket': { path: `/geneva/groceries/marche-du-pont/${storeOf('Marché du Pont')}` },
  };
}

async function measure(server, call) {
  for (let turn = 0; turn < 10; turn += 1) await server.ask(call);
  const before = used(server.pid);
  for (let turn = 0; turn < CALLS; turn += 1) await server.ask(call);
  return (used(server.pid) - before) / CALLS;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const folders = [resolve('.'), ...(option('--beside', null) ? [resolve(option('--beside', null))] : [])];
const servers = [];
for (const [index, folder] of folders.entries()) servers.push(await start(folder, 5_198 + index));
const calls = await callsOf(servers[0]);
const rows = [];
for (const [call, asked] of Object.entries(calls)) {
  const figures = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, server] of servers.entries()) figures[index].push(await measure(server, asked));
  const [here, beside] = figures.map((found) => Math.round(median(found) * 10) / 10);
  rows.push({
    call,
    'processor ms': here,
    ...(beside === undefined ? {} : { 'beside ms': beside, 'times faster': Math.round((beside / here) * 10) / 10 }),
  });
}
for (const server of servers) await server.stop();
console.table(rows);
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/processor.json', `${JSON.stringify({ cores: cpus().length, calls: CALLS, rounds: ROUNDS, rows }, null, 2)}\n`);
