import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { percentOf, toMajor, toMinor, type Minor } from '../money.ts';

/** What was taxed at one rate, whole minor units: `net` and `tax` make `gross`. */
export type VatLine = { readonly percent: number; readonly net: Minor; readonly tax: Minor; readonly gross: Minor };

/**
 * The rates, percent, by which an order was taxed: of its items, and of what the marketplace does for it; and whether the prices
 * of items and delivery held that tax already. Where that is not said it was added to them.
 */
export type TaxRates = {
  readonly items: number;
  readonly service: number;
  readonly itemsIncluded?: boolean;
  readonly serviceIncluded?: boolean;
};

type Taxed = Pick<
  OrderPayment,
  'total_cart_price' | 'total_store_tax_price' | 'total_service_price' | 'total_admin_tax_price' | 'goeats_service_fee'
>;

/** The rate that gives a tax where nobody noted it: today's where it does, else the nearest tenth of a percent. */
const rateFrom = (net: Minor, tax: Minor, today: number): number =>
  net === 0 || percentOf(net, today) === tax ? today : Math.round((tax * 1_000) / net) / 10;

const amountsOf = (payment: Taxed) => ({
  items: toMinor(payment.total_cart_price),
  itemTax: toMinor(payment.total_store_tax_price),
  service: toMinor(payment.total_service_price),
  serviceTax: toMinor(payment.total_admin_tax_price),
});

/** The rates of an order of which nobody noted them, by its amounts; `today` those of its store and city now. Such an order's tax was added to its prices. */
export function ratesFrom(payment: Taxed, today: TaxRates): TaxRates {
  const { items, itemTax, service, serviceTax } = amountsOf(payment);
  return { items: rateFrom(items, itemTax, today.items), service: rateFrom(service, serviceTax, today.service) };
}

/** The tax that an amount holds, rounded once. */
export const heldTax = (gross: Minor, percent: number): Minor => gross - Math.round((gross * 1_000) / (1_000 + percent * 10));

/**
 * The value added tax in what an order cost, a line for each rate, the lowest first. Tax on items and delivery was added to
 * them, or their prices held it; the service fee is charged with its tax in it, at the rate of the delivery. What holds its
 * tax is summed by rate before it is taken out. The promo is not in it: it pays a part of what was taxed, so that the gross
 * amounts less the promo are the total.
 */
export function vatLines(payment: Taxed, rates: TaxRates): readonly VatLine[] {
  const { items, itemTax, service, serviceTax } = amountsOf(payment);
  const taxed = [
    { percent: rates.items, price: items, tax: itemTax, holdsTax: rates.itemsIncluded ?? false },
    { percent: rates.service, price: service, tax: serviceTax, holdsTax: rates.serviceIncluded ?? false },
    { percent: rates.service, price: toMinor(payment.goeats_service_fee), tax: 0, holdsTax: true },
  ].filter(({ price, tax }) => price + tax > 0);
  const percents = [...new Set(taxed.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  return percents.map((percent) => {
    const among = taxed.filter((line) => line.percent === percent);
    const holding = among.reduce((sum, { price, holdsTax }) => sum + (holdsTax ? price : 0), 0);
    const gross = among.reduce((sum, { price, tax }) => sum + price + tax, 0);
    const tax = among.reduce((sum, line) => sum + line.tax, heldTax(holding, percent));
    return { percent, net: gross - tax, tax, gross };
  });
}

export const vatIn = (payment: Taxed, rates: TaxRates): Minor => vatLines(payment, rates).reduce((sum, { tax }) => sum + tax, 0);

export const withVat = <Payment extends Taxed>(payment: Payment, rates: TaxRates): Payment & Pick<OrderPayment, 'vat_included'> => ({
  ...payment,
  vat_included: toMajor(vatIn(payment, rates)),
});

export type VatTable = { readonly lines: readonly VatLine[]; readonly promo: Minor; readonly paid: Minor };

/**
 * The value added tax in what a customer paid for good. `cancelCharge`: of an order that ended without success, what is retained of it, which
 * is a service of the marketplace with its tax in it; null of one that stands.
 */
export function vatTable(payment: Taxed & Pick<OrderPayment, 'promo_payment'>, rates: TaxRates, cancelCharge: Minor | null): VatTable {
  if (cancelCharge !== null) {
    const tax = heldTax(cancelCharge, rates.service);
    const line = { percent: rates.service, net: cancelCharge - tax, tax, gross: cancelCharge };
    return { lines: cancelCharge === 0 ? [] : [line], promo: 0, paid: cancelCharge };
  }
  const lines = vatLines(payment, rates);
  const promo = toMinor(payment.promo_payment);
  return { lines, promo, paid: lines.reduce((sum, { gross }) => sum + gross, -promo) };
}
