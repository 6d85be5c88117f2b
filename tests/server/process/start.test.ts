import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { killServerProcesses, postTo, runProcess, startServerProcess } from './server-process.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-start-'));
});
afterEach(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** A demo begins as a copy of the prepared city; `demo-accounts.test.ts` fills in a production’s from nothing. */
const demo = () => startServerProcess({ DATA_DIR: folder });
/** A production that does not open. */
const refused = (env: Record<string, string> = {}) =>
  runProcess(inject('server'), { DATA_DIR: folder, NODE_ENV: 'production', DEMO: '', SITE_URL: 'https://shop.example', ...env });

const categories = async (address: string) =>
  ((await postTo(address, endpoints.get_delivery_list_for_nearest_city.path, { latitude: 46.2, longitude: 6.14 })).deliveries as unknown[])
    .length;

/** One sentence: no stack, no second line. */
const oneSentence = /^[A-Z][^\n]*\.\n$/;

const KEPT = { first_name: 'A', last_name: 'B', email: 'kept@example.org', password: 'secret-enough', phone: '780009999' };
const signIn = (address: string) => postTo(address, endpoints.login.path, KEPT);

describe('starting the server', () => {
  test('opens with the demo city, is healthy and ready, and has its data alone; stopped, it is refused by a production, and starts again with all that it acknowledged', async () => {
    const { address, end } = await demo();
    expect(await categories(address)).toBeGreaterThanOrEqual(9);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await postTo(address, endpoints.register.path, KEPT)).toMatchObject({ success: true });
    const { code, said } = await runProcess(inject('server'), { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence);
    expect(said).toContain('in use by another server');
    // Whoever was turned away has done the other no harm.
    expect(await signIn(address)).toMatchObject({ success: true });
    expect((await end('SIGTERM')).code).toBe(0);

    // The password of its accounts is published.
    expect(await refused()).toEqual({ code: 1, said: expect.stringMatching(/demo accounts/) });
    expect(await signIn((await demo()).address)).toMatchObject({ success: true });
  });

  test('a port in use says so in one sentence', async () => {
    const taken: Server = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    const ended = await refused({ PORT: String(port) });
    taken.close();
    expect(ended).toEqual({ code: 1, said: `Port ${port} is in use on 127.0.0.1. Stop what uses it, or set PORT to another.\n` });
  });

  test('a folder that can’t be written to says so in one sentence', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, said } = await refused({ DATA_DIR: join(folder, 'file', 'below') });
    expect(code).toBe(1);
    expect(said).toMatch(oneSentence);
    expect(said).toContain('DATA_DIR');
  });

  test('a setting that makes no sense says which', async () => {
    expect(await refused({ PORT: 'many' })).toEqual({ code: 1, said: expect.stringMatching(/^PORT: /) });
  });
});
