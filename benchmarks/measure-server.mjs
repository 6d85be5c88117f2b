// Requests per second of the built server: node benchmarks/measure-server.mjs [--seconds 5] [--write]
// Ten connections on loopback, one endpoint after the other, the load and the server sharing this machine's cores.
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const seconds = process.argv.includes('--seconds') ? Number(process.argv[process.argv.indexOf('--seconds') + 1]) : 5;
const PORT = 5197;
const BASE = `http://127.0.0.1:${PORT}`;
const data = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const began = performance.now();
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((done) => server.stdout.once('data', done));
const firstStart = performance.now() - began;

const post = async (path, body) =>
  (await fetch(BASE + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
const around = { latitude: 46.1969, longitude: 6.1428 };
const { deliveries } = await post('/api/user/get_delivery_list_for_nearest_city', around);
const { stores } = await post('/api/user/get_store_list_nearest_city', { ...around, store_delivery_id: deliveries[0]._id });
const CALLS = {
  'first screen of the landing page': { path: '/', method: 'GET' },
  'address search': { path: '/api/storefront/search_places', body: { query: 'rue de carouge 1' } },
  'dish search': { path: '/api/storefront/search_dishes', body: { query: 'fondue', ...around } },
  'dish search with a slip': { path: '/api/storefront/search_dishes', body: { query: 'piza margerita', ...around } },
  categories: { path: '/api/user/get_delivery_list_for_nearest_city', body: around },
  'store list': { path: '/api/user/get_store_list_nearest_city', body: { ...around, store_delivery_id: deliveries[0]._id } },
  'menu of a restaurant': { path: '/api/user/user_get_store_product_item_list', body: { store_id: stores[0]._id, ...around } },
  basket: { path: '/api/user/get_cart', body: { cart_unique_token: 'a-guest-of-the-benchmark' } },
};
const rows = [];
for (const [name, { path, body, method = 'POST' }] of Object.entries(CALLS)) {
  const result = await autocannon({
    url: BASE + path,
    method,
    duration: seconds,
    connections: 10,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  rows.push({
    call: name,
    'requests per second': Math.round(result.requests.average),
    'median ms': result.latency.p50,
    '99 % ms': result.latency.p99,
    failed: result.non2xx + result.errors,
  });
}
server.kill('SIGTERM');
await new Promise((done) => server.once('exit', done));
const again = performance.now();
const second = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((done) => second.stdout.once('data', done));
const secondStart = performance.now() - again;
second.kill('SIGTERM');
await new Promise((done) => second.once('exit', done));
rmSync(data, { recursive: true, force: true });
console.table(rows);
console.log(`first start from the snapshot ${Math.round(firstStart)} ms, second start ${Math.round(secondStart)} ms`);
if (process.argv.includes('--write')) {
  writeFileSync(
    'benchmarks/server.json',
    `${JSON.stringify({ seconds, cores: cpus().length, firstStartMs: Math.round(firstStart), secondStartMs: Math.round(secondStart), rows }, null, 2)}\n`,
  );
}
