// What the built server takes while nobody is there: node benchmarks/measure-rest.mjs [--quiet-after 310] [--for 240]. Needs a
// build (npm run build); with DATABASE_URL of an empty PostgreSQL it is measured on that, else on the embedded database.
// Started once to fill its database, and measured from its second start on; both options are seconds.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const option = (name, fallback) =>
  Number(process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : fallback);
const QUIET_AFTER = option('quiet-after', 310);
const FOR = option('for', 240);
/** The kernel's ticks in a second. */
const TICKS = 100;
const data = mkdtempSync(join(tmpdir(), 'storefront-rest-'));

async function start() {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '5196', DATA_DIR: data, LOG_LEVEL: 'silent', DEMO: 'on', SITE_URL: 'http://127.0.0.1:5196' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((open, fail) => {
    server.stdout.once('data', open);
    server.once('exit', () => fail(new Error('The server ended')));
  });
  return server;
}
const stop = (server) => new Promise((ended) => server.once('exit', ended) && server.kill('SIGTERM'));
const processor = ({ pid }) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
};

await stop(await start());
const server = await start();
await pause(QUIET_AFTER * 1_000);
const before = processor(server);
await pause(FOR * 1_000);
const percent = ((processor(server) - before) / FOR) * 100;
const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
process.stdout.write(`${percent.toFixed(2)} % of a core over ${FOR} s, ${Math.round(kib / 1_024)} MB resident\n`);
await stop(server);
rmSync(data, { recursive: true, force: true });
