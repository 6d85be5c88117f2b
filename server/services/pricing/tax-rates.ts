import type { InvoiceInput } from '#domain/checkout/invoice.ts';
import type { TaxRates } from '#domain/orders/vat-lines.ts';
import type { City } from '#server/repositories/cities.ts';
import type { Store } from '#server/repositories/stores.ts';

/** How what a store sells in a city is taxed now; a parcel has no store, and no items. */
export const taxRatesOf = (
  { serviceTaxPercent, serviceTaxIncluded }: Pick<City, 'serviceTaxPercent' | 'serviceTaxIncluded'>,
  store: Pick<Store, 'itemTaxPercent' | 'itemTaxIncluded'> | null,
): TaxRates => ({
  items: store?.itemTaxPercent ?? 0,
  service: serviceTaxPercent,
  itemsIncluded: store?.itemTaxIncluded ?? false,
  serviceIncluded: serviceTaxIncluded,
});

/** Rates as an invoice is composed by. */
export const taxedAt = (
  rates: TaxRates,
): Pick<InvoiceInput, 'itemTaxPercent' | 'itemTaxIncluded' | 'serviceTaxPercent' | 'serviceTaxIncluded'> => ({
  itemTaxPercent: rates.items,
  itemTaxIncluded: rates.itemsIncluded ?? false,
  serviceTaxPercent: rates.service,
  serviceTaxIncluded: rates.serviceIncluded ?? false,
});
