import type { Visits } from './visits.ts';

/** The least between two beginnings while nobody uses the server, milliseconds: half of what the alarm of `docs/operations.md` waits for. */
const QUIET_EVERY = 15_000;

export type Repeated = {
  readonly stop: () => Promise<void>;
};

/**
 * Does a piece of work every so many milliseconds, one at a time: one that takes longer is not begun twice. It comes less
 * often while nobody uses the server, and at once when somebody does.
 */
export function repeat(
  every: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
  { isQuiet, onArrival }: Visits,
): Repeated {
  let running: Promise<void> | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const begin = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(begin, isQuiet() ? Math.max(every, QUIET_EVERY) : every);
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = null;
      });
  };
  timer = setTimeout(begin, every);
  if (every < QUIET_EVERY) onArrival(begin);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
