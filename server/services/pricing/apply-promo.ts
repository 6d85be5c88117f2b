import { promoEffect, type PromoEffect, type PromoGrounds } from '../../../domain/checkout/promo.ts';
import type { CartEntry } from '../../../contract/entities/cart.ts';
import { toMinor } from '../../../domain/money.ts';
import type { Call } from '../../call/call.ts';
import { liveOrderCount, promosTaken, type PromoRow } from '../../repositories/promos.ts';
import type { StoreInPlace } from '../../repositories/stores.ts';

const linesOf = (entries: readonly CartEntry[]): PromoGrounds['lines'] =>
  entries.flatMap((entry) => entry.items.map((item) => ({ sectionId: entry.product_id, itemId: item.item_id, total: toMinor(item.total_item_and_specification_price) })));

/** What a promo takes off this order of this customer, by today's counts, or why it does not. */
export async function applyPromo(
  call: Call,
  promo: PromoRow,
  order: { readonly place: StoreInPlace; readonly entries: readonly CartEntry[]; readonly service: number },
): Promise<PromoEffect> {
  const { place: { store, city, category }, entries, service } = order;
  const customerId = call.customer?.id;
  return promoEffect(promo, {
    now: call.now(),
    timezone: city.timezone,
    cityId: city.id,
    categoryId: category.id,
    storeId: store.id,
    lines: linesOf(entries),
    service,
    serviceFee: city.serviceFee,
    taken: promo.uses + promo.holds,
    takenByCustomer: customerId ? await promosTaken(call.database, promo.id, customerId) : 0,
    ordersBefore: customerId ? await liveOrderCount(call.database, customerId) : 0,
  });
}
