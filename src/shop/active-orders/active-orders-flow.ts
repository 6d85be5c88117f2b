import type { ActiveOrdersEvent } from '#machines/active-orders/active-orders.setup.ts';
import type { ActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import type { LazyFlow } from '../flow.ts';

export type ActiveOrdersFlow = LazyFlow<ActiveOrdersView | null, ActiveOrdersEvent>;
