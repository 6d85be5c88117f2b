import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** The fields of a process's line after its name, or null once it is gone. Linux alone says what a process used. */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}

/** User and system time of some processes so far, milliseconds. */
export const usedBy = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = fieldsOf(pid);
    return sum + (fields ? ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND : 0);
  }, 0);

/** The processes that a process has started: PostgreSQL has one for each connection. */
export const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldsOf(name)?.[1] === String(parent))
    .map(Number);

/** User and system time of a process so far with all that it started, those that have ended included, milliseconds. */
export const usedUnder = (parent) => {
  const fields = fieldsOf(parent);
  const ofEnded = fields ? ((Number(fields[13]) + Number(fields[14])) * 1_000) / TICKS_A_SECOND : 0;
  return usedBy([parent, ...childrenOf(parent)]) + ofEnded;
};

/** Starts a program of Node's and waits for its first word. */
export async function startProcess(file, { cwd = '.', env }) {
  const child = spawn(process.execPath, [file], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise((done, failed) => {
    child.stdout.once('data', done);
    child.once('exit', () => failed(new Error(`${file} of ${cwd} ended before it was open`)));
  });
  return {
    pid: child.pid,
    base: `http://127.0.0.1:${env.PORT}`,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
