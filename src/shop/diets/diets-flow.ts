import type { DietsEvent } from '#machines/diets/diets.machine.ts';
import type { DietsView } from '#machines/diets/diets.view.ts';
import type { LazyFlow } from '../flow.ts';

export type DietsFlow = LazyFlow<DietsView, DietsEvent>;

export const FIRST_DIETS: DietsView = { is: 'kept', failure: null };
