import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** What a process holds once garbage is gone, bytes. */
export type MemorySample = { readonly rss: number; readonly heapUsed: number; readonly external: number; readonly arrayBuffers: number };

/** A built server in a process of its own. */
export type BuiltServer = {
  readonly base: string;
  readonly pid: number;
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly memory: () => Promise<MemorySample>;
};

/** What opens these servers' metrics and operator. */
export const LOCAL_KEY = 'key-of-the-measured-servers';
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a build (`npm run build`) as people start it, but silent, unlimited and with orders that move on by themselves; it listens when this resolves. */
export async function startBuiltServer({ port, env }: { port: number; env: Readonly<Record<string, string>> }): Promise<BuiltServer> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', resolve('benchmarks/fleet/heap-after-gc.mjs'), 'dist/server/main.js'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DEMO: 'on',
      LOCAL_KEY,
      DEMO_ACCOUNTS: 'on',
      DEMO_PACE: '120',
      RATE_LIMIT_FACTOR: '1000000',
      STOP_NOTICE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const opened = once(child.stdout as NodeJS.EventEmitter, 'data');
  const ended = once(child, 'exit').then(() => undefined);
  await Promise.race([opened, ended.then(() => Promise.reject(new Error(`the server on ${port} ended before it was open`)))]);
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    memory: async () => {
      const said = once(child, 'message');
      child.send('memory');
      return ((await said) as [MemorySample])[0];
    },
  };
}
