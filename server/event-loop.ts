import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Visits } from './visits.ts';

const RESOLUTION = 20;
const LOOKED_AT_EVERY = 1_000;

/** Watches how late the process comes to its work, while anybody visits it: what it answers is the mean of the last second, milliseconds. */
export function watchEventLoop(visits?: Visits): () => number {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let late = 0;
  const look = () => {
    late = delay.count === 0 ? 0 : Math.max(0, delay.mean / 1e6 - RESOLUTION);
    delay.reset();
    if (!visits?.isQuiet()) return;
    delay.disable();
    clearInterval(looking);
  };
  let looking: NodeJS.Timeout;
  const watch = () => {
    delay.enable();
    clearInterval(looking);
    looking = setInterval(look, LOOKED_AT_EVERY).unref();
  };
  watch();
  visits?.onArrival(watch);
  return () => late;
}
