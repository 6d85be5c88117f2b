const MONTH_AND_YEAR = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/**
 * Whether a card is, or will soon be, good for nothing: it is good until its month ends.
 * @param expiry MM/YY, as the provider tells it
 * @param now epoch milliseconds; a hint for its holder, the bank decides
 * @returns `soon` in its last month and the one before; null where it is good for longer, or has no date
 */
export function cardExpiry(expiry: string | undefined, now: number): 'expired' | 'soon' | null {
  const [, month, year] = MONTH_AND_YEAR.exec(expiry ?? '') ?? [];
  if (month === undefined || year === undefined) return null;
  const today = new Date(now);
  const left = (2_000 + Number(year) - today.getUTCFullYear()) * 12 + Number(month) - 1 - today.getUTCMonth();
  if (left < 0) return 'expired';
  return left < 2 ? 'soon' : null;
}
