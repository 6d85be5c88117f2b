import type { EatingEvent } from '#machines/eating/eating.machine.ts';
import type { EatingView } from '#machines/eating/eating.view.ts';
import type { LazyFlow } from '../flow.ts';

export type EatingFlow = LazyFlow<EatingView, EatingEvent>;

/** As it is seen until its chart is loaded: as that would begin. */
export const FIRST_EATING: EatingView = { is: 'kept', failure: null };
