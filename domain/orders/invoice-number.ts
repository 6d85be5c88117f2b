import { dateAt } from '../schedule/store-clock.ts';

/** The running number of an order's invoice: the year in which it was ordered, by its city's clock, and its own number, which only grows. */
export const invoiceNumber = (uniqueId: number, orderedAt: number, timezone: string): string =>
  `${dateAt(orderedAt, timezone).year}-${String(uniqueId).padStart(6, '0')}`;
