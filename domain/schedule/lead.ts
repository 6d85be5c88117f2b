import { SCHEDULE_LEAD_MINUTES } from '#contract/limits.ts';
import type { StoreRules } from './store-rules.ts';

/** Minutes an order must be ahead of its time; exactly that passes. */
export const leadMinutesOf = (rules: Pick<StoreRules, 'schedule_order_create_after_minute'>): number =>
  Math.max(SCHEDULE_LEAD_MINUTES, rules.schedule_order_create_after_minute);
