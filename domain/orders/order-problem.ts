import type { CartEntry, CartItem } from '#contract/entities/cart.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { OrderProblemKind, ProblemState } from '#contract/entities/order-problem.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor, type Minor } from '../money.ts';

const DAY = 86_400_000;
/** From so many problems with money on, reported within so long, milliseconds, the marketplace looks at the next one first. */
export const PROBLEMS_AT_ONCE = { problems: 2, within: 30 * DAY } as const;

export type ProblemLine = {
  readonly line: number;
  readonly quantity: number;
  readonly what: OrderProblemKind;
  readonly money_back: boolean;
};

export const linesOf = (entries: readonly CartEntry[]): readonly CartItem[] => entries.flatMap(({ items }) => items);

/** Whether money is asked for: of what is missing always, of the rest where the customer wants it. */
export const asksMoney = ({ what, money_back }: Pick<ProblemLine, 'what' | 'money_back'>): boolean => what === 'missing' || money_back;

export type WhyNotReported = 'notReceived' | 'nothing' | 'tooLate';

/** Why nothing can be reported of an order at an instant, or null; `within` milliseconds after it ended. */
export function whyNoProblem(
  { status, deliveryType, endedAt }: { readonly status: number; readonly deliveryType: 1 | 2; readonly endedAt: number | null },
  now: number,
  within: number,
): Exclude<WhyNotReported, 'nothing'> | null {
  if (status !== ORDER_STATUS.completed || endedAt === null || deliveryType !== DELIVERY_TYPE.store) return 'notReceived';
  return now < endedAt + within ? null : 'tooLate';
}

export const areOfOrder = (entries: readonly CartEntry[], lines: readonly ProblemLine[]): boolean => {
  const ordered = linesOf(entries);
  return (
    lines.length > 0 &&
    new Set(lines.map(({ line }) => line)).size === lines.length &&
    lines.every(({ line, quantity }) => quantity >= 1 && quantity <= (ordered[line]?.quantity ?? 0))
  );
};

type Priced = Pick<OrderPayment, 'total_store_tax_price' | 'promo_payment' | 'is_promo_for_delivery_service'>;

/** A part of an amount, in whole minor units, rounded down; the amounts of large baskets are too long for a plain product. */
const shareOf = (amount: Minor, part: Minor, whole: Minor): Minor => Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * What lines of an order cost: options included, with their share of the tax that was added and less their share of a promo that
 * was not for the delivery. Rounded down once, so that all lines together cost what the items did and parts never more.
 */
export function costOf(entries: readonly CartEntry[], payment: Priced, lines: readonly Pick<ProblemLine, 'line' | 'quantity'>[]): Minor {
  const ordered = linesOf(entries);
  const priceOf = ({ total_item_and_specification_price: price }: CartItem) => toMinor(price);
  const all = ordered.reduce((sum, line) => sum + priceOf(line), 0);
  if (all <= 0) return 0;
  const part = lines.reduce((sum, { line, quantity }) => {
    const item = ordered[line];
    return item ? sum + shareOf(priceOf(item), Math.min(quantity, item.quantity), item.quantity) : sum;
  }, 0);
  const promo = payment.is_promo_for_delivery_service ? 0 : toMinor(payment.promo_payment);
  return shareOf(Math.max(0, all + toMinor(payment.total_store_tax_price) - promo), part, all);
}

/** What goes back of a problem: what its lines with money cost, and never more than `most`, which is what was paid less what was given back before. */
export const problemAmount = (entries: readonly CartEntry[], payment: Priced, lines: readonly ProblemLine[], most: Minor): Minor =>
  Math.max(0, Math.min(most, costOf(entries, payment, lines.filter(asksMoney))));

/** Up to which amount a problem is paid at once: the city's limit, and nothing of a customer who reported some `before`. */
export const atOnce = (limit: Minor, before: number): Minor => (before >= PROBLEMS_AT_ONCE.problems ? 0 : limit);

export function decide(amount: Minor, upTo: Minor): Exclude<ProblemState, 'refused'> {
  if (amount === 0) return 'noted';
  return amount <= upTo ? 'given' : 'waiting';
}
