// What a real nginx in front keeps of the built server's pages, by deploy/nginx.conf: npm run build && npx tsx benchmarks/measure-front.mjs [--seconds 3] [--write]
// Ends badly where a page of another language is handed out, or an answer of the API is kept. nginx is Debian's `nginx-light`, or any other on the path.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drive } from './load/drive.mjs';
import { startProcess } from './load/processes.mjs';

const seconds = process.argv.includes('--seconds') ? Number(process.argv[process.argv.indexOf('--seconds') + 1]) : 3;
const PORT = Number(process.env.E2E_PORT ?? 5190);
const FRONT = `http://127.0.0.1:${PORT + 1}`;
const folder = mkdtempSync(join(tmpdir(), 'storefront-front-'));
const server = await startProcess('dist/server/main.js', {
  env: { PORT: String(PORT), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000', TRUST_PROXY: 'loopback' },
});
const rules = readFileSync('deploy/nginx.conf', 'utf8')
  .replaceAll('/var/cache/nginx/storefront', join(folder, 'cache'))
  .replaceAll('127.0.0.1:5173', `127.0.0.1:${PORT}`)
  .replaceAll('listen 8080', `listen 127.0.0.1:${PORT + 1}`);
writeFileSync(
  join(folder, 'nginx.conf'),
  // Its worker must be able to enter the folder.
  `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error; events {} http { access_log off; ${rules} }`,
);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
process.once('exit', () => {
  nginx.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
const ask = async (path, headers = {}) => {
  const answered = await fetch(FRONT + path, { headers });
  return {
    status: answered.status,
    kept: answered.headers.get('x-cache'),
    language: /<html lang="(\w+)"/.exec(await answered.text())?.[1],
  };
};
for (let tries = 0; tries < 50 && !(await ask('/healthz').catch(() => null)); tries += 1) await pause(100);

const said = [];
const expectSame = (what, found, wanted) => {
  said.push(`${what}: ${JSON.stringify(found)}`);
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${said.at(-1)}, not ${JSON.stringify(wanted)}`);
};
await ask('/');
await ask('/', { 'accept-language': 'fr' });
expectSame('English, by the browser', await ask('/', { 'accept-language': 'en' }), { status: 200, kept: 'HIT', language: 'en' });
expectSame('French, by the browser', await ask('/', { 'accept-language': 'fr-CH' }), { status: 200, kept: 'HIT', language: 'fr' });
expectSame('French, chosen', await ask('/', { 'accept-language': 'en', cookie: 'language=fr' }), {
  status: 200,
  kept: 'HIT',
  language: 'fr',
});
expectSame('a page of one’s own', (await ask('/orders')).kept, 'MISS');
expectSame('once more', (await ask('/orders')).kept, 'MISS');

const rows = [];
for (const [name, base] of [
  ['the server alone', server.base],
  ['nginx in front', FRONT],
])
  rows.push({ front: name, ...(await drive([base], () => ({ method: 'GET', path: '/' }), seconds)) });
process.stdout.write(`${said.join('\n')}\n`);
console.table(rows);
await server.stop();
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/front.json', `${JSON.stringify({ cores: cpus().length, seconds, rows }, null, 2)}\n`);
process.exit(0);
