import { spawn, type ChildProcess } from 'node:child_process';
import { inject } from 'vitest';
import { idFrom } from '#server/secrets/ids.ts';

export type Ended = { readonly code: number | null; readonly signal: string | null };

export type ServerProcess = {
  readonly address: string;
  readonly ended: Promise<Ended>;
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<Ended>;
};

/** Open round the clock: these servers keep the real time. */
export const SNACK_24 = idFrom('store', 'snack-24');

const children: ChildProcess[] = [];

/** What opens the operator's and the metrics' door of these servers. */
export const LOCAL_KEY = 'key-of-the-tests-servers';

const SETTINGS = {
  LOCAL_KEY,
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'test',
  DEMO: 'on',
  DEMO_PACE: '0',
  RATE_LIMIT_FACTOR: '1000000',
  STOP_NOTICE: '0',
};

/**
 * Starts a server that is as people start it, but silent, unlimited and with orders that move by hand; it listens when this
 * resolves. `bundle` is another build's than today's.
 */
export async function startServerProcess(env: Readonly<Record<string, string>>, bundle: string = inject('server')): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundle], { env: { ...process.env, ...SETTINGS, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = new Promise<Ended>((done) => child.on('exit', (code, signal) => done({ code, signal })));
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = /open at (http:\S+)/.exec(data.toString())?.[1];
      if (found) done(found);
    });
    void ended.then(({ code, signal }) => fail(new Error(`The server ended before it listened: ${signal ?? code}`)));
  });
  return {
    address,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export async function runProcess(
  bundle: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [bundle], { env: { ...process.env, ...SETTINGS, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, said };
}

export function killServerProcesses(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}

/** Posts JSON to the server at an address. @returns what it answers */
export async function postTo(address: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answered = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answered.json()) as Record<string, unknown>;
}
