import { RetryLater } from './retry-later.ts';

export type Turns = {
  /** Does work when its turn has come. @throws RetryLater when too much waits already */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** @throws RetryLater when too much waits already: whoever asks first does nothing in vain */
  readonly mustHaveRoom: () => void;
};

/** After how long a turn that was not had is worth another try, milliseconds. */
const RETRY_AFTER = 2_000;

/** At most `atWork` at once, and `waiting` more that wait for their turn, the first come first. */
export function limitConcurrency({ atWork, waiting }: { readonly atWork: number; readonly waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let working = 0;
  const mustHaveRoom = () => {
    if (working >= atWork && queue.length >= waiting) throw new RetryLater(503, RETRY_AFTER);
  };
  const turn = (): Promise<void> => {
    mustHaveRoom();
    if (working < atWork) {
      working += 1;
      return Promise.resolve();
    }
    return new Promise((begin) => void queue.push(begin));
  };
  return {
    mustHaveRoom,
    take: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
