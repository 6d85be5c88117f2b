import { typedMark } from '#contract/typed-text.ts';
import { TOP_UP } from '#contract/limits.ts';
import type { Minor } from '../money.ts';

/** What can be tapped in place of being typed, whole minor units. */
export const TOP_UP_AMOUNTS: readonly Minor[] = [2_000, 5_000, 10_000];

/** Only what a key filter lets somebody type: figures and what parts them (specification 2, section 5). */
export const typedAmount = (typed: string): string => typedMark(typed).replaceAll(/[^\d.,’' ]/g, '');

/**
 * Reads an amount that somebody typed: '50', '50.00', '50,5'; spaces and what parts thousands are passed over.
 * @returns whole minor units, or null where it is none or has more than two decimals
 */
export function readAmount(typed: string): Minor | null {
  const found = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typedMark(typed).replaceAll(/[\s’']/g, ''));
  if (!found) return null;
  const [, whole = '', cents = ''] = found;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

export function readTopUpAmount(typed: string): Minor | null {
  const amount = readAmount(typed);
  return amount !== null && amount >= TOP_UP.minimum && amount <= TOP_UP.maximum ? amount : null;
}
