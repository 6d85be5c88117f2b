import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unprivileged } from './unprivileged.ts';

export type Daemon = {
  readonly pid: number;
  /** Its process is told so, and nothing waits for it. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it, and waits until it has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const TRIES = 600;
const BETWEEN = 50;

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Starts a program as an unprivileged user and waits until it answers queries at `url`. @throws when it never does */
export async function startDaemon(
  program: string,
  words: readonly string[],
  { folder, url }: { folder: string; url: string },
): Promise<Daemon> {
  const child = spawn(program, words, { ...unprivileged(), cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.removeListener('exit', kill));
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries === TRIES || child.exitCode !== null) {
      kill();
      throw new Error(`${program} does not answer at ${url}`);
    }
    await pause(BETWEEN);
  }
  return {
    pid: child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    stop: (signal = 'SIGINT') => {
      child.kill(signal);
      // Who stands still hears of no other signal.
      child.kill('SIGCONT');
      return ended;
    },
  };
}
