import type { ServerClock } from './server-clock.ts';

/** Tells the server's time now and every `every` milliseconds, epoch milliseconds, once it is known. Gives the way to stop. */
export function tellTime(clock: ServerClock, tell: (now: number) => void, every: number): () => void {
  const tick = () => {
    const moment = clock.now();
    if (moment) tell(moment.now);
  };
  tick();
  const timer = setInterval(tick, every);
  return () => clearInterval(timer);
}
