import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { toMajor } from '#domain/money.ts';
import { invoiceNumber } from '#domain/orders/invoice-number.ts';
import type { Operator } from '#domain/orders/legal-entity.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import { ratesFrom, vatTable, type TaxRates } from '#domain/orders/vat-lines.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { operatorNamed } from '#server/brand/brand.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import type { Database } from '#server/database/database.ts';
import { presentPaid } from '#server/database/payment-parts.ts';
import type { City } from '#server/repositories/cities.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { findStore, type Store } from '#server/repositories/stores.ts';
import { cityOfOrder } from './city-of-order.ts';
import { moneyBackOf } from './money-back-of-order.ts';

const asSeller = ({ name, address, postcode, town, vatNumber, email }: Operator): OrderInvoice['seller'] => ({
  name,
  address,
  post_code: postcode,
  city: town,
  country_phone_code: '',
  phone: '',
  email,
  vat_number: vatNumber,
});

/** Who sold it: the store that an order was picked up at, as it was called then; of a parcel the marketplace. */
function sellerOf(
  { storeId, order: { pickup, sellerVatNumber } }: OrderRow,
  operator: Operator | null,
  vatToday: string,
): OrderInvoice['seller'] {
  if (storeId === null) return operator && asSeller(operator);
  if (!pickup) return null;
  const { address, post_code: postcode, city, user_details: details } = pickup;
  const { name, country_phone_code, phone, email } = details;
  return {
    name,
    address,
    post_code: postcode ?? '',
    city: city ?? '',
    country_phone_code,
    phone,
    email,
    vat_number: sellerVatNumber ?? vatToday,
  };
}

/** Who paid: the customer, as they said it then; of a parcel its sender, unless its receiver pays at the door. */
function customerOf({
  deliveryType,
  order: { contactName, contactPhone, destination, pickup, deliveryNote },
}: OrderRow): OrderInvoice['customer'] {
  if (deliveryType === DELIVERY_TYPE.courier && pickup && !readPayer(deliveryNote).isReceiver) {
    const { name, country_phone_code, phone } = pickup.user_details;
    return { name, country_phone_code, phone };
  }
  return { name: contactName, country_phone_code: destination?.user_details.country_phone_code ?? '', phone: contactPhone };
}

/** An address in one line, its postcode and city once: most addresses say them already. */
function addressOf(place: OrderAddress | null): string {
  if (!place) return '';
  const town = [place.post_code, place.city].filter(Boolean).join(' ');
  return place.address.endsWith(town) ? place.address : [place.address, town].filter(Boolean).join(', ');
}

const ratesToday = (store: Store | undefined, { serviceTaxPercent }: City): TaxRates => ({
  items: store?.itemTaxPercent ?? 0,
  service: serviceTaxPercent,
});

async function storeToAsk(database: Database, { storeId, order: frozen }: OrderRow): Promise<Store | undefined> {
  const isOfBefore = frozen.taxRates === undefined || frozen.sellerVatNumber === undefined;
  return isOfBefore && storeId !== null ? (await findStore(database, storeId))?.store : undefined;
}

/**
 * The invoice of an order: what was frozen when it was paid, its parts, and what has gone back since. Null where its payment
 * or its city is gone.
 */
export async function invoiceOf(
  database: Database,
  order: OrderRow,
  { language, brand }: Pick<Call, 'language' | 'brand'>,
): Promise<OrderInvoice | null> {
  const payment = await findPayment(database, order.orderPaymentId);
  const city = await cityOfOrder(database, order);
  if (!payment || !city) return null;
  const { order: frozen } = order;
  const store = await storeToAsk(database, order);
  const rates = frozen.taxRates ?? ratesFrom(frozen.payment, ratesToday(store, city));
  const operator = operatorNamed(brand, frozen.operator ?? city.operator);
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
    seller: sellerOf(order, operator, store?.vatNumber ?? ''),
    marketplace: operator && { name: operator.name, vat_number: operator.vatNumber },
    ...(frozen.vehicle && { vehicle_name: inLanguage(frozen.vehicle.name, language) }),
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
    payment_parts: presentPaid(payment, frozen),
    cancel_charge: toMajor(order.cancelCharge),
    money_back: await moneyBackOf(database, order),
  };
}
