import type { TaxRates } from '../orders/vat-lines.ts';
import type { InvoiceInput } from './invoice.ts';

type TaxOfService = { readonly serviceTaxPercent: number; readonly serviceTaxIncluded: boolean };
type TaxOfItems = { readonly itemTaxPercent: number; readonly itemTaxIncluded: boolean };

/** How what a store sells in a city is taxed now; a parcel has no store, and no items. */
export const taxRatesOf = ({ serviceTaxPercent, serviceTaxIncluded }: TaxOfService, store: TaxOfItems | null): TaxRates => ({
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
