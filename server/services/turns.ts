import { ComeAgain } from './come-again.ts';

/** Does work when its turn has come. @throws ComeAgain when too much waits already */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** After how long a turn that was not had is worth another try, milliseconds. */
const COME_AGAIN_AFTER = 2_000;

/** At most `atWork` at once, and `waiting` more that wait for their turn, the first come first. */
export function createTurns({ atWork, waiting }: { readonly atWork: number; readonly waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let working = 0;
  const turn = (): Promise<void> => {
    if (working < atWork) {
      working += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new ComeAgain(503, COME_AGAIN_AFTER);
    return new Promise((begin) => void queue.push(begin));
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
