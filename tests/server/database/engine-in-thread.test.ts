import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openEngineInThread } from '#server/database/engine-in-thread.ts';
import { overEngine } from '#server/database/over-engine.ts';

const THREAD = join(dirname(inject('server')), 'engine-thread.js');

test('what it takes long to answer holds nobody else up', async () => {
  const open = overEngine(await openEngineInThread(THREAD, {}));
  const { $client: pool } = open.database as unknown as { $client: pg.Pool };
  const heard: string[] = [];
  const slow = pool.query('select pg_sleep(0.4)').then(() => heard.push('the database'));
  for (let turn = 1; turn <= 10; turn += 1) {
    await new Promise((done) => setTimeout(done, 1));
    heard.push(`turn ${turn}`);
  }
  await slow;
  expect(heard.at(-1)).toBe('the database');
  await open.close();
});

test('where it can’t be opened it says why', async () => {
  await expect(openEngineInThread(THREAD, { dataDir: '/proc/nowhere' })).rejects.toThrow(/nowhere/);
});

test('a process whose engine ends by itself ends with it, and says why', () => {
  const file = fileURLToPath(new URL('./ended-engine/process.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8', timeout: 60_000 });
  expect(status).toBe(1);
  expect(stderr).toContain('out of memory');
});
