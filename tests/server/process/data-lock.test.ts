import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockData } from '#server/data-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own that holds the lock until it is killed. */
async function holder() {
  const script = `import(${JSON.stringify(join(process.cwd(), 'server/data-lock.ts'))}).then(({ lockData }) => { lockData(process.argv[1]); console.log('locked'); setInterval(() => {}, 60_000); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock on the data', () => {
  test('is one process’s, whose number a second one is told', () => {
    const unlock = lockData(folder);
    expect(() => lockData(folder)).toThrow(
      `The data in ${folder} is in use by another server (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    unlock();
    lockData(folder)();
  });

  test('ends with the process that held it, however it ended', async () => {
    const child = await holder();
    expect(() => lockData(folder)).toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockData(folder)();
  });

  test('is not held by a file that was left behind, whoever has the number in it now', () => {
    for (const left of ['', 'nonsense', String(process.pid), JSON.stringify({ pid: process.pid, start: null })]) {
      writeFileSync(join(folder, 'server.lock'), left);
      lockData(folder)();
    }
  });
});
