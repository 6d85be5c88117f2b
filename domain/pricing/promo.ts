import { typedCode } from '#contract/typed-text.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { PROMO_APPLIES_TO, PROMO_RECURRENCE } from '#contract/enumerations.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { percentOf, type Minor } from '../money.ts';
import { weekdayOf } from '../schedule/store-clock.ts';

/** When a promo that recurs is good: days of the week (0 Sunday) or of the month, months (1 January), HH:MM from and until. */
export type RecurrenceRule = {
  readonly days?: readonly number[];
  readonly months?: readonly number[];
  readonly from?: string;
  readonly until?: string;
};

/** A promo as its owner set it up. Amounts in whole minor units, instants in epoch milliseconds. */
export type Promo = {
  readonly appliesTo: number;
  /** Categories, stores, sections or items, as `appliesTo` says; none means all. */
  readonly targetIds: readonly string[];
  readonly cityId: string | null;
  readonly percent: number | null;
  readonly amount: Minor | null;
  readonly maximumDiscount: Minor | null;
  readonly minimumItems: Minor | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly recurrence: number;
  readonly recurrenceRule: RecurrenceRule | null;
  readonly usesLimit: number | null;
  readonly usesPerCustomer: number | null;
  readonly firstOrders: number | null;
  readonly active: boolean;
};

export type PromoGrounds = {
  readonly now: number;
  readonly timezone: string;
  readonly cityId: string;
  readonly categoryId: string;
  readonly storeId: string;
  readonly lines: readonly { readonly sectionId: string; readonly itemId: string; readonly total: Minor }[];
  /** What the delivery costs, its tax included; 0 for pickup. */
  readonly service: Minor;
  readonly serviceFee: Minor;
  readonly taken: number;
  readonly takenByCustomer: number;
  readonly ordersBefore: number;
};

export type PromoRefused = {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly reason: RefusalReason;
  /** What the items must come to; where it was that. */ readonly minimum?: Minor;
};
export type PromoEffect = { readonly ok: true; readonly amount: Minor; readonly onDelivery: boolean } | PromoRefused;

const no = (code: ErrorCode, reason: RefusalReason): PromoRefused => ({ ok: false, code, reason });

const minutesOf = (time: string): number => {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
};

function isWithinHours({ from, until }: RecurrenceRule, minutes: number): boolean {
  if (from === undefined || until === undefined) return true;
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return end > start ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}

export function recursNow(recurrence: number, rule: RecurrenceRule | null, now: number, timezone: string): boolean {
  if (recurrence === PROMO_RECURRENCE.none || rule === null) return true;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const isDay =
    rule.days === undefined || rule.days.includes(recurrence === PROMO_RECURRENCE.weekly ? weekdayOf(local.toPlainDate()) : local.day);
  const isMonth = rule.months === undefined || rule.months.includes(local.month);
  return isDay && isMonth && isWithinHours(rule, local.hour * 60 + local.minute);
}

type Base = { readonly base: Minor; readonly onDelivery: boolean };

/** All that is bought: a basket's items; of a parcel, which has none, its way, which is the delivery itself. */
const allOf = ({ lines, service }: PromoGrounds): Base =>
  lines.length === 0 ? { base: service, onDelivery: true } : { base: lines.reduce((sum, { total }) => sum + total, 0), onDelivery: false };

function baseOf(promo: Promo, grounds: PromoGrounds): Base | null {
  const isFor = (id: string) => promo.targetIds.length === 0 || promo.targetIds.includes(id);
  const sum = (fits: (line: PromoGrounds['lines'][number]) => boolean) =>
    grounds.lines.filter(fits).reduce((total, line) => total + line.total, 0);
  switch (promo.appliesTo) {
    case PROMO_APPLIES_TO.deliveries:
      return isFor(grounds.categoryId) ? allOf(grounds) : null;
    case PROMO_APPLIES_TO.store:
      return isFor(grounds.storeId) ? { base: sum(() => true), onDelivery: false } : null;
    case PROMO_APPLIES_TO.product:
      return { base: sum(({ sectionId }) => isFor(sectionId)), onDelivery: false };
    case PROMO_APPLIES_TO.item:
      return { base: sum(({ itemId }) => isFor(itemId)), onDelivery: false };
    case PROMO_APPLIES_TO.deliveryService:
      return { base: grounds.service, onDelivery: true };
    case PROMO_APPLIES_TO.service:
      return { base: grounds.service + grounds.serviceFee, onDelivery: false };
    default:
      return null;
  }
}

function whetherGood(promo: Promo, grounds: PromoGrounds): PromoRefused | null {
  if (!promo.active) return no(546, 'promo_over');
  if (promo.startsAt !== null && grounds.now < promo.startsAt) return no(546, 'promo_not_started');
  if (promo.endsAt !== null && grounds.now >= promo.endsAt) return no(546, 'promo_over');
  if (promo.cityId !== null && promo.cityId !== grounds.cityId) return no(552, 'promo_other_city');
  if (!recursNow(promo.recurrence, promo.recurrenceRule, grounds.now, grounds.timezone)) return no(546, 'promo_not_now');
  if (promo.usesPerCustomer !== null && grounds.takenByCustomer >= promo.usesPerCustomer) return no(551, 'promo_already_used');
  if (promo.firstOrders !== null && grounds.ordersBefore >= promo.firstOrders) return no(546, 'promo_first_orders_only');
  if (promo.usesLimit !== null && grounds.taken >= promo.usesLimit) return no(546, 'promo_used_up');
  return null;
}

/**
 * What a promo takes off an order, or why it does not (0-decisions, Prices). Never more than what it applies to; the
 * counts are checked again, and held, when the order is paid.
 */
export function promoEffect(promo: Promo, grounds: PromoGrounds): PromoEffect {
  const refused = whetherGood(promo, grounds);
  if (refused) return refused;
  const found = baseOf(promo, grounds);
  if (found && found.base === 0 && promo.appliesTo === PROMO_APPLIES_TO.deliveryService) return no(553, 'promo_nothing_to_reduce');
  if (!found || found.base === 0) return no(546, 'promo_not_in_basket');
  if (promo.minimumItems !== null && allOf(grounds).base < promo.minimumItems)
    return { ...no(546, 'promo_below_minimum'), minimum: promo.minimumItems };
  const wanted = promo.percent === null ? (promo.amount ?? 0) : percentOf(found.base, promo.percent);
  const amount = Math.min(wanted, found.base, promo.maximumDiscount ?? wanted);
  return amount > 0 ? { ok: true, amount, onDelivery: found.onDelivery } : no(553, 'promo_nothing_to_reduce');
}

export const foldCode = (code: string): string => typedCode(code).toLowerCase();
