import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work may hold up everything else in the process, milliseconds. */
const SLICE = 8;

/** Long work in slices: `if (slices.areOver()) await slices.pause()` between its steps lets others have their turn. */
export type Slices = { readonly areOver: () => boolean; readonly pause: () => Promise<void> };

export function inSlices(): Slices {
  let began = performance.now();
  return {
    areOver: () => performance.now() - began >= SLICE,
    pause: async () => {
      await nextTurn();
      began = performance.now();
    },
  };
}
