import type { RunningOrdersEvent } from '#machines/running-orders/running-orders.setup.ts';
import type { RunningOrdersView } from '#machines/running-orders/running-orders.view.ts';
import type { LazyFlow } from '../flow.ts';

/** What a customer has under way; null until it is loaded. */
export type RunningOrdersFlow = LazyFlow<RunningOrdersView | null, RunningOrdersEvent>;
