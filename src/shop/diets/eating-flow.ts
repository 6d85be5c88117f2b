import type { EatingEvent } from '#machines/eating/eating.machine.ts';
import type { EatingView } from '#machines/eating/eating.view.ts';
import type { LazyFlow } from '../flow.ts';

export type EatingFlow = LazyFlow<EatingView, EatingEvent>;

export const FIRST_EATING: EatingView = { is: 'kept', failure: null };
