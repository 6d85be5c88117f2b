import type { ServerClock } from './server-clock.ts';

/** Tells the server's time now and every `every` milliseconds, epoch milliseconds, once it is known. Gives the way to stop. */
export function subscribeToTime(clock: ServerClock, send: (now: number) => void, every: number): () => void {
  const tick = () => {
    const moment = clock.now();
    if (moment) send(moment.now);
  };
  tick();
  const timer = setInterval(tick, every);
  return () => clearInterval(timer);
}
