import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Four times slower processor, 150 ms round trip, 1.6 Mbit/s. */
export const MID_PHONE = { cpu: 4, latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8 };
/** A mid-range phone's screen and finger, for a new browser context. */
export const PHONE_SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const AROUND = { latitude: 46.2, longitude: 6.14 };

/** Starts the built server (`npm run build`) over a fresh demo city; `stop` ends it and takes its data away. */
export async function startBuiltStorefront(port) {
  const base = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => server.kill('SIGTERM'));
  await new Promise((done) => server.stdout.once('data', done));
  const post = async (path, body) =>
    (await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  const { deliveries: categories } = await post('/api/user/get_delivery_list_for_nearest_city', AROUND);
  const idOf = async (category, name) => {
    const { stores } = await post('/api/user/get_store_list_nearest_city', {
      ...AROUND,
      store_delivery_id: categories.find(({ delivery_name }) => delivery_name === category)._id,
    });
    return stores.find((store) => store.name === name)._id;
  };
  return {
    base,
    post,
    categories,
    idOf,
    stop: () => {
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
