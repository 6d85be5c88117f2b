import { bigint, char, customType, type AnyPgColumn, type UpdateDeleteAction } from 'drizzle-orm/pg-core';
import type { SlotDay } from '#contract/entities/schedule.ts';
import type { Language } from '#contract/enumerations.ts';
import { ID_LENGTH } from '#contract/limits.ts';

export type StoredText = { en: string; fr: string };
/** An item's specification group as stored: money in whole minor units. */
export type StoredSpecification = {
  uniqueId: number;
  name: StoredText;
  type: 1 | 2;
  range: number;
  max: number;
  required: boolean;
  options: { uniqueId: number; name: StoredText; price: number; selected: boolean; minimumAge?: number }[];
};
export type StoredSlots = { days: SlotDay[]; minutes: number; capacity: number };

export const id = () => char('id', { length: ID_LENGTH });
export const reference = (name: string) => char(name, { length: ID_LENGTH });
export const belongsTo = (name: string, to: () => AnyPgColumn, actions?: { readonly onDelete: UpdateDeleteAction }) =>
  reference(name).notNull().references(to, actions);
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
/** An instant, epoch milliseconds. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
/**
 * A number that grows from 1, of a sequence with bounds of its own: where it came from the database's own idea of a serial, some
 * kin of PostgreSQL would give numbers beyond those that JavaScript knows exactly.
 */
export const growing = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().generatedByDefaultAsIdentity({ minValue: 1, maxValue: Number.MAX_SAFE_INTEGER, startWith: 1 });
export const uniqueId = () => growing('unique_id');

export type StoredSpread = readonly [number, number, number, number, number];

/** What somebody wrote of a store before it came here; `at` epoch milliseconds. */
export type StoredReview = {
  readonly name: string;
  readonly stars: number;
  readonly text: string;
  readonly language: Language;
  readonly at: number;
};
