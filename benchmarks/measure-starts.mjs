// How long the built server takes to start, from the prepared snapshot and on kept data: node benchmarks/measure-starts.mjs [--write]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'storefront-bench-'));

/** Starts the server over the same data and ends it as soon as it is open. @returns how long it took, milliseconds */
async function start() {
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '5197', DATA_DIR: data, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => server.stdout.once('data', done));
  const took = Math.round(performance.now() - began);
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  return took;
}

const figures = { cores: cpus().length, firstStartMs: await start(), secondStartMs: await start() };
rmSync(data, { recursive: true, force: true });
console.table(figures);
if (process.argv.includes('--write')) writeFileSync('benchmarks/starts.json', `${JSON.stringify(figures, null, 2)}\n`);
