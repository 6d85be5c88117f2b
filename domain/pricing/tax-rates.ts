import type { TaxRates } from '../orders/vat-lines.ts';
import type { InvoiceInput } from './invoice.ts';

type TaxOfService = { readonly serviceTaxPercent: number; readonly serviceTaxIncluded: boolean };
type TaxOfItems = { readonly itemTaxPercent: number; readonly itemTaxIncluded: boolean };

export const taxRatesOf = ({ serviceTaxPercent, serviceTaxIncluded }: TaxOfService, store: TaxOfItems | null): TaxRates => ({
  items: store?.itemTaxPercent ?? 0,
  service: serviceTaxPercent,
  itemsIncluded: store?.itemTaxIncluded ?? false,
  serviceIncluded: serviceTaxIncluded,
});

export const taxedAt = (
  rates: TaxRates,
): Pick<InvoiceInput, 'itemTaxPercent' | 'itemTaxIncluded' | 'serviceTaxPercent' | 'serviceTaxIncluded'> => ({
  itemTaxPercent: rates.items,
  itemTaxIncluded: rates.itemsIncluded ?? false,
  serviceTaxPercent: rates.service,
  serviceTaxIncluded: rates.serviceIncluded ?? false,
});
