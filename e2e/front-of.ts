import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export async function startFrontOf(apiUrl: string, env: Readonly<Record<string, string>> = {}) {
  const front = spawn(process.execPath, [join(process.cwd(), 'dist/server/main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', API_URL: apiUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, fail) => {
    let said = '';
    front.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const open = /is open at (\S+)/.exec(said)?.[1];
      if (open) found(open);
    });
    front.once('exit', (code) => fail(new Error(`The storefront ended with ${code}: ${said}`)));
  });
  // A process that has just begun turns pages away on a machine that is late.
  await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass();
  return {
    url,
    close: async () => {
      const ended = new Promise((done) => front.once('exit', done));
      front.kill();
      await ended;
    },
  };
}
export type Front = Awaited<ReturnType<typeof startFrontOf>>;
