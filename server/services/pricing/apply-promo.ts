import type { CartEntry } from '#contract/entities/cart.ts';
import { promoEffect, type PromoEffect, type PromoGrounds } from '#domain/pricing/promo.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { liveOrderCount, promosTaken, type PromoRow } from '#server/repositories/promos.ts';
import type { Purchase } from './purchase.ts';

const linesOf = (entries: readonly CartEntry[]): PromoGrounds['lines'] =>
  entries.flatMap((entry) =>
    entry.items.map((item) => ({
      sectionId: entry.product_id,
      itemId: item.item_id,
      total: toMinor(item.total_item_and_specification_price),
    })),
  );

/** What a promo takes off what this customer buys, by today's counts, or why it does not. `service` is what its delivery costs, whole minor units. */
export async function applyPromo(
  call: Call,
  promo: PromoRow,
  { city, entries, promoTargets }: Purchase,
  service: Minor,
): Promise<PromoEffect> {
  const customerId = call.customer?.id;
  return promoEffect(promo, {
    ...promoTargets,
    now: call.now(),
    timezone: city.timezone,
    cityId: city.id,
    lines: linesOf(entries),
    service,
    serviceFee: city.serviceFee,
    taken: promo.uses + promo.holds,
    takenByCustomer: customerId ? await promosTaken(call.database, promo.id, customerId) : 0,
    ordersBefore: customerId ? await liveOrderCount(call.database, customerId) : 0,
  });
}
