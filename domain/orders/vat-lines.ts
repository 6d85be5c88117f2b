import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor, type Minor } from '../money.ts';

/** What was taxed at one rate, whole minor units: `net` and `tax` make `gross`. */
export type VatLine = { readonly percent: number; readonly net: Minor; readonly tax: Minor; readonly gross: Minor };

/** The rates, percent, by which an order was taxed: of its items, and of what the marketplace does for it. */
export type TaxRates = { readonly items: number; readonly service: number };

type Taxed = Pick<
  OrderPayment,
  'total_cart_price' | 'total_store_tax_price' | 'total_service_price' | 'total_admin_tax_price' | 'goeats_service_fee'
>;

/** The rate that gives a tax, to a tenth of a percent, where nobody noted it. */
const rateFrom = (net: Minor, tax: Minor): number => (net === 0 ? 0 : Math.round((tax * 1_000) / net) / 10);

/** The tax that an amount holds. */
const heldTax = (gross: Minor, percent: number): Minor => gross - Math.round((gross * 1_000) / (1_000 + percent * 10));

/**
 * The value added tax in what an order cost, a line for each rate, the lowest first. Tax on items and delivery was added to
 * them; the service fee is charged with its tax in it, at the rate of the delivery. The promo is not in it: it pays a part of
 * what was taxed, so that the gross amounts less the promo are the total. `rates` null where they were not noted.
 */
export function vatLines(payment: Taxed, rates: TaxRates | null): readonly VatLine[] {
  const [items, itemTax] = [toMinor(payment.total_cart_price), toMinor(payment.total_store_tax_price)];
  const [service, serviceTax] = [toMinor(payment.total_service_price), toMinor(payment.total_admin_tax_price)];
  const fee = toMinor(payment.goeats_service_fee);
  const serviceRate = rates?.service ?? rateFrom(service, serviceTax);
  const feeTax = heldTax(fee, serviceRate);
  const taxed = [
    { percent: rates?.items ?? rateFrom(items, itemTax), net: items, tax: itemTax },
    { percent: serviceRate, net: service, tax: serviceTax },
    { percent: serviceRate, net: fee - feeTax, tax: feeTax },
  ].filter(({ net, tax }) => net + tax > 0);
  const percents = [...new Set(taxed.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  return percents.map((percent) => {
    const among = taxed.filter((line) => line.percent === percent);
    const net = among.reduce((sum, line) => sum + line.net, 0);
    const tax = among.reduce((sum, line) => sum + line.tax, 0);
    return { percent, net, tax, gross: net + tax };
  });
}
