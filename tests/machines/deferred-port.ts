import { fromPromise } from 'xstate';

export type Asked<Output, Input> = {
  readonly input: Input;
  readonly answer: (output: Output) => Promise<void>;
  readonly breakDown: () => Promise<void>;
  readonly signal: AbortSignal;
};

/** Lets everything happen that an answer sets off. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A port that answers when the test says so, and remembers how it was asked. */
export function deferredPort<Output, Input = undefined>() {
  const asked: Asked<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          signal,
          answer: (output) => (resolve(output), settled()),
          breakDown: () => (reject(new Error('broken')), settled()),
        });
      }),
  );
  /** The last time it was asked. @throws Error when it never was */
  const last = (): Asked<Output, Input> => {
    const latest = asked.at(-1);
    if (!latest) throw new Error('The port was never asked');
    return latest;
  };
  return { asked, logic, last };
}
