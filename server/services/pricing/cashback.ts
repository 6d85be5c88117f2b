import type { CartEntry } from '#contract/entities/cart.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { CASHBACK_MODE } from '#contract/enumerations.ts';
import { cashbackOf, type CashbackOffer } from '#domain/pricing/cashback.ts';
import { toMajor, toMinor, type Minor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { paysFromWallet } from '#server/repositories/cities.ts';
import type { Store } from '#server/repositories/stores.ts';
import type { Quote } from './quote.ts';

const offerOfStore = ({ cashbackMode: mode, cashbackValue: value }: Store): CashbackOffer | null =>
  mode === null ? null : { mode, value: value ?? 0 };

const offerOfItem = (item: CartEntry['items'][number]['item_details']): CashbackOffer | null => {
  if (!item?.is_cashback_available) return null;
  const { cashback_mode: mode, cashback_value: value } = item;
  return { mode, value: mode === CASHBACK_MODE.fixedAmount ? toMinor(value) : value };
};

/** The cashback of a priced basket, whole minor units. */
export const cashbackOfEntries = (store: Store, entries: readonly CartEntry[], total: Minor): Minor =>
  cashbackOf({
    store: offerOfStore(store),
    total,
    lines: entries
      .flatMap(({ items }) => items)
      .map((line) => ({
        price: toMinor(line.total_item_and_specification_price),
        quantity: line.quantity,
        offer: offerOfItem(line.item_details),
      })),
  });

/** A payment with the cashback that the caller's wallet will take: one in another currency takes none, and of a guest's nothing is known yet. */
export async function withCashback(call: Call, { frozen, city }: Quote, payment: OrderPayment): Promise<OrderPayment> {
  const { cashback = 0 } = frozen;
  const takesIt = cashback > 0 && (call.customer === null || (await paysFromWallet(call.database, call.customer, city)));
  return takesIt ? { ...payment, cashback: toMajor(cashback) } : payment;
}
