import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

type Ended = { code: number | null; stderr: string };
const processes: ChildProcess[] = [];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-start-'));
});
afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): { opened: Promise<string>; ended: Promise<Ended>; child: ChildProcess } {
  const child = spawn(process.execPath, [inject('server')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      SITE_URL: 'https://shop.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const ended = new Promise<Ended>((done) => child.on('exit', (code) => done({ code, stderr })));
  const opened = new Promise<string>((done, fail) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      const address = /open at (http:\S+)/.exec(stdout)?.[1];
      if (address) done(address);
    });
    void ended.then(({ stderr: said }) => fail(new Error(said)));
  });
  opened.catch(() => undefined);
  return { opened, ended, child };
}

const categories = async (address: string) => {
  const response = await fetch(`${address}/api/user/get_delivery_list_for_nearest_city`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"latitude":46.2,"longitude":6.14}',
  });
  return ((await response.json()) as { deliveries: unknown[] }).deliveries.length;
};

/** One sentence: no stack, no second line. */
const oneSentence = /^[A-Z][^\n]*\.\n$/;

const register = async (address: string, name: string, phone: string): Promise<unknown> => {
  const response = await fetch(`${address}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'A', last_name: 'B', email: `${name}@example.org`, password: 'secret-enough', phone }),
  });
  return response.json();
};

const signIn = async (address: string, name: string): Promise<unknown> => {
  const response = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.org`, password: 'secret-enough' }),
  });
  return response.json();
};

/** A demo begins as a copy of the prepared city; `demo-accounts.test.ts` fills in a production’s from nothing. */
const DEMO = { NODE_ENV: 'test', SITE_URL: '' };

describe('starting the server', () => {
  test('opens with the demo city, is healthy and ready, and has its data alone; stopped, it is refused by a production, and starts again with all that it acknowledged', async () => {
    const first = start(DEMO);
    const filling = await first.opened;
    expect(await categories(filling)).toBeGreaterThanOrEqual(9);
    expect((await fetch(`${filling}/healthz`)).status).toBe(200);
    expect((await fetch(`${filling}/readyz`)).status).toBe(200);
    expect(await register(filling, 'kept', '780009999')).toMatchObject({ success: true });
    const { code, stderr } = await start(DEMO).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneSentence);
    expect(stderr).toContain('in use by another server');
    // Whoever was turned away has done the other no harm.
    expect(await signIn(filling, 'kept')).toMatchObject({ success: true });
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    // The password of its accounts is published.
    const production = await start({}).ended;
    expect([production.code, production.stderr]).toEqual([1, expect.stringMatching(/demo accounts/)]);
    expect(await signIn(await start(DEMO).opened, 'kept')).toMatchObject({ success: true });
  });

  test('a port in use says so in one sentence', async () => {
    const taken: Server = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    taken.close();
    expect([code, stderr]).toEqual([1, `Port ${port} is in use on 127.0.0.1. Stop what uses it, or set PORT to another.\n`]);
  });

  test('a folder that can’t be written to says so in one sentence', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = await start({ DATA_DIR: join(folder, 'file', 'below') }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneSentence);
    expect(stderr).toContain('DATA_DIR');
  });

  test('a setting that makes no sense says which', async () => {
    const { code, stderr } = await start({ PORT: 'many' }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PORT: /);
  });
});
