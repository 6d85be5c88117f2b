import type { Visits } from './visits.ts';

/** The least between two beginnings while nobody uses the server, milliseconds: half of what the alarm of `docs/operations.md` waits for. */
export const QUIET_EVERY = 60_000;

export type Repeated = {
  /** Milliseconds between two beginnings while the server is used. */
  readonly every: number;
  /** Begins it now, unless it is being done. @returns when it is done */
  readonly wake: () => Promise<void>;
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
  const wake = async () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void wake(), isQuiet() ? Math.max(every, QUIET_EVERY) : every);
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = null;
      });
    await running;
  };
  timer = setTimeout(() => void wake(), every);
  if (every < QUIET_EVERY) onArrival(() => void wake());
  return {
    every,
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
