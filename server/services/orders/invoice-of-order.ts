import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { toMajor } from '#domain/money.ts';
import { invoiceNumber } from '#domain/orders/invoice-number.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { ratesFrom, vatTable, type TaxRates } from '#domain/orders/vat-lines.ts';
import type { Database } from '#server/database/database.ts';
import type { City } from '#server/repositories/cities.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { findStore } from '#server/repositories/stores.ts';
import { presentParts } from '../present/order.ts';
import { cityOfOrder } from './city-of-order.ts';
import { moneyBackOf } from './money-back-of-order.ts';

/** Who sold what an order holds: the store that it was picked up at, as it was called then. */
function sellerOf({ storeId, order: { pickup } }: OrderRow): OrderInvoice['seller'] {
  if (storeId === null || !pickup) return null;
  const { address, post_code: postcode, city, user_details: details } = pickup;
  const { name, country_phone_code, phone, email } = details;
  return { name, address, post_code: postcode ?? '', city: city ?? '', country_phone_code, phone, email };
}

/** Whom it was for: who is called at the door, as the customer said it then. */
const customerOf = ({ order: { contactName, contactPhone, destination } }: OrderRow): OrderInvoice['customer'] => ({
  name: contactName,
  country_phone_code: destination?.user_details.country_phone_code ?? '',
  phone: contactPhone,
});

/** An address in one line, its postcode and city once: most addresses say them already. */
function addressOf(place: OrderAddress | null): string {
  if (!place) return '';
  const town = [place.post_code, place.city].filter(Boolean).join(' ');
  return place.address.endsWith(town) ? place.address : [place.address, town].filter(Boolean).join(', ');
}

/** The rates that hold for its store and city now, for an order of before they were noted with it. */
async function ratesToday(database: Database, { storeId }: OrderRow, { serviceTaxPercent }: City): Promise<TaxRates> {
  const place = storeId === null ? null : await findStore(database, storeId);
  return { items: place?.store.itemTaxPercent ?? 0, service: serviceTaxPercent };
}

/**
 * The invoice of an order: what was frozen when it was paid, its parts, and what has gone back since. Null where its payment
 * or its city is gone.
 */
export async function invoiceOf(database: Database, order: OrderRow): Promise<OrderInvoice | null> {
  const payment = await findPayment(database, order.orderPaymentId);
  const city = await cityOfOrder(database, order);
  if (!payment || !city) return null;
  const { order: frozen } = order;
  const rates = frozen.taxRates ?? ratesFrom(frozen.payment, await ratesToday(database, order, city));
  const vat = vatTable(frozen.payment, rates, isEndedWithoutSuccess(order.status) ? order.cancelCharge : null);
  return {
    order_id: order.id,
    invoice_number: invoiceNumber(order.uniqueId, order.createdAt, city.timezone),
    unique_id: order.uniqueId,
    delivery_type: order.deliveryType,
    order_status: order.status,
    ordered_at: new Date(order.createdAt).toISOString(),
    completed_at: order.endedAt === null ? null : new Date(order.endedAt).toISOString(),
    timezone: city.timezone,
    currency_sign: city.currencySign,
    customer: customerOf(order),
    seller: sellerOf(order),
    is_user_pick_up_order: frozen.isPickup,
    ...(order.deliveryType === DELIVERY_TYPE.courier && { pickup_address: addressOf(frozen.pickup) }),
    destination_address: frozen.isPickup ? '' : addressOf(frozen.destination),
    order_details: [...frozen.orderDetails],
    order_payment: { _id: order.orderPaymentId, ...frozen.payment },
    vat: vat.lines.map(({ percent, net, tax, gross }) => ({
      percent,
      net: toMajor(net),
      tax: toMajor(tax),
      gross: toMajor(gross),
    })),
    vat_promo: toMajor(vat.promo),
    payment_parts: presentParts(payment),
    cancel_charge: toMajor(order.cancelCharge),
    money_back: await moneyBackOf(database, order),
  };
}
