import type { RunningOrdersEvent } from '#machines/running-orders/running-orders.setup.ts';
import type { RunningOrdersView } from '#machines/running-orders/running-orders.view.ts';
import type { LaterFlow } from '../flow.ts';

/** What a customer has under way; null until it is brought. */
export type RunningOrdersFlow = LaterFlow<RunningOrdersView | null, RunningOrdersEvent>;
