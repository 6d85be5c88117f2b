export type Repeated = {
  /** Ends it; resolves when what was just being done is done. */
  readonly stop: () => Promise<void>;
};

/** Does a piece of work every so many milliseconds, one at a time: one that takes longer is not begun twice. */
export function repeat(every: number, work: () => Promise<unknown>, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = null;
      });
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
