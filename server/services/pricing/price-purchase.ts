import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { WHOLE_NUMBER_MAXIMUM } from '#contract/limits.ts';
import { composeInvoice, type Invoice } from '#domain/pricing/invoice.ts';
import type { PromoEffect, PromoRefused } from '#domain/pricing/promo.ts';
import { taxedAt } from '#domain/pricing/tax-rates.ts';
import { toMajor } from '#domain/money.ts';
import { withVat } from '#domain/orders/vat-lines.ts';
import type { Call } from '#server/call/call.ts';
import { findPromo, type PromoRow } from '#server/repositories/promos.ts';
import { applyPromo } from './apply-promo.ts';
import type { Purchase } from './purchase.ts';

export type Priced = {
  /** Whole minor units. */
  readonly total: number;
  readonly payment: Omit<OrderPayment, '_id'>;
  readonly promo: PromoRow | null;
  readonly promoRefused: { readonly code: string; readonly why: PromoRefused } | null;
};

const miles = (metres: number) => Math.round((metres / 1_609.344) * 100) / 100;

const presentInvoice = (
  { count, feePerKm, feePerMinute = 0, aboutMinutes, delivery, isPickup, taxRates }: Purchase,
  invoice: Invoice,
  promoName: string,
): Priced['payment'] =>
  withVat(
    {
      promo_payment: toMajor(invoice.promo),
      promo_code_name: promoName,
      total_cart_price: toMajor(invoice.items),
      total_admin_tax_price: toMajor(invoice.serviceTax),
      service_tax: toMajor(invoice.serviceTax),
      total_service_price: toMajor(invoice.servicePrice),
      total_store_tax_price: toMajor(invoice.itemTax),
      item_tax: toMajor(invoice.itemTax),
      total_item_count: count,
      total_item_price: toMajor(invoice.items),
      total_order_price: toMajor(invoice.items + invoice.itemTax),
      total: toMajor(invoice.total),
      is_distance_unit_mile: false,
      price_per_unit_distance: toMajor(feePerKm),
      price_per_unit_time: toMajor(feePerMinute),
      delivery_price: toMajor(invoice.deliveryPrice),
      is_promo_for_delivery_service: invoice.promoOnDelivery,
      goeats_service_fee: toMajor(invoice.serviceFee),
      user_pay_payment: toMajor(invoice.total),
      total_time: aboutMinutes,
      total_distance: delivery ? miles(delivery.metres) : 0,
      ...(invoice.tip > 0 && { courier_tip: toMajor(invoice.tip) }),
      is_user_pick_up_order: isPickup,
    },
    taxRates,
  );

const standsFor = (promo: PromoRow | null, effect: PromoEffect | null): Pick<Priced, 'promo' | 'promoRefused'> => {
  if (!promo || !effect) return { promo: null, promoRefused: null };
  return effect.ok ? { promo, promoRefused: null } : { promo: null, promoRefused: { code: promo.code, why: effect } };
};

/**
 * What is bought costs this, by today's taxes and fees; `promoId` is the promo that is asked for, looked at anew each
 * time. Null when it costs more than can be kept of a payment.
 */
export async function pricePurchase(call: Call, bought: Purchase, promoId: string | null): Promise<Priced | null> {
  const { city, items, taxRates, delivery, tip } = bought;
  const parts = {
    items,
    deliveryFee: delivery?.fee ?? 0,
    serviceFee: city.serviceFee,
    tip,
    ...taxedAt(taxRates),
  };
  const bare = composeInvoice({ ...parts, promo: null });
  const found = promoId === null ? null : await findPromo(call.database, promoId);
  const effect = found && (await applyPromo(call, found, bought, bare.deliveryPrice));
  const invoice = effect?.ok ? composeInvoice({ ...parts, promo: effect }) : bare;
  if (invoice.total > WHOLE_NUMBER_MAXIMUM) return null;
  const { promo, promoRefused } = standsFor(found, effect);
  return { total: invoice.total, payment: presentInvoice(bought, invoice, promo?.code ?? ''), promo, promoRefused };
}
