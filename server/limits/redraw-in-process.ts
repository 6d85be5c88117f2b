import { fork, type ChildProcess } from 'node:child_process';
import { whyNotImage, KIND_BYTES } from '#domain/parcel/image-rules.ts';
import { PATHS } from '#server/paths.ts';
import type { ToDraw } from '#server/pictures/drawing-process.ts';
import type { Drawn } from '#server/pictures/redraw.ts';
import { RetryLater } from './retry-later.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Pictures that people send are drawn a few at a time: each takes a processor for up to two seconds, and its pixels in memory. */
const turns = limitConcurrency({ atWork: 2, waiting: 20 });
/** How long a picture may take on a machine that has much else to do, milliseconds; and how long a process without one stays. */
const WITHIN = 20_000;
const IDLE_FOR = 60_000;
/** After how long one that was late is worth another try, milliseconds. */
const RETRY_AFTER = 5_000;

const idle = new Map<ChildProcess, NodeJS.Timeout>();

function begin(): ChildProcess {
  const isSource = PATHS.drawingProcess.endsWith('.ts');
  // It reads what strangers send: nothing of the server's settings is known to it.
  const artist = fork(PATHS.drawingProcess, {
    cwd: PATHS.root,
    env: {},
    execArgv: isSource ? ['--import', 'tsx'] : ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Nobody waits for it to end: it does when the server does.
  artist.unref();
  artist.channel?.unref();
  artist.once('exit', () => forget(artist));
  return artist;
}

function forget(artist: ChildProcess) {
  clearTimeout(idle.get(artist));
  idle.delete(artist);
}

function rest(artist: ChildProcess) {
  idle.set(artist, setTimeout(() => artist.kill('SIGKILL'), IDLE_FOR).unref());
}

function next(): ChildProcess {
  const [artist] = idle.keys();
  if (!artist) return begin();
  forget(artist);
  return artist.connected ? artist : next();
}

const draw = (wanted: ToDraw): Promise<Drawn> =>
  new Promise((resolve, reject) => {
    const artist = next();
    const late = setTimeout(() => {
      reject(new RetryLater(503, RETRY_AFTER));
      artist.kill('SIGKILL');
    }, WITHIN);
    const ended = (code: number | null) => {
      clearTimeout(late);
      if (code === null) resolve({ refused: 'tooHeavy' });
      else reject(new Error(`The process that draws pictures ended by itself (${code})`));
    };
    artist.once('exit', ended);
    artist.once('error', reject);
    artist.once('message', (drawn: Drawn) => {
      clearTimeout(late);
      artist.off('exit', ended).off('error', reject);
      rest(artist);
      resolve(drawn);
    });
    artist.send(wanted);
  });

/**
 * Draws what somebody sent as a picture anew (`redraw`), in a process of its own: one that takes too much ends that process
 * and is refused, and the next one has a fresh one. @throws RetryLater when too many are being drawn, or this one is late
 * because of what else there is to do
 */
export async function redrawInProcess(wanted: ToDraw): Promise<Drawn> {
  const refused = whyNotImage({ size: wanted.file.byteLength, first: wanted.file.subarray(0, KIND_BYTES) }, 0);
  return refused ? { refused } : turns.take(() => draw(wanted));
}
