import type { SnapshotFrom } from 'xstate';
import { invoiceDifferences, type InvoiceDifference } from '#domain/pricing/invoice-differences.ts';
import type { invoiceMachine } from './invoice.machine.ts';
import type { CheckoutFailure, Invoice } from './invoice.setup.ts';
import type { FulfilmentChoice } from './fulfilment-choice.ts';

export type InvoiceView = {
  readonly is: 'asking' | 'priced' | 'pickupOnly' | 'belowMinimum' | 'refused';
  readonly fulfilment: FulfilmentChoice;
  readonly invoice: Invoice | null;
  readonly failure: CheckoutFailure | null;
  readonly differences: readonly InvoiceDifference[];
};

export function toInvoiceView({ value, context }: SnapshotFrom<typeof invoiceMachine>): InvoiceView {
  const { fulfilment, invoice, failure, seen } = context;
  return {
    is: value === 'pausing' || value === 'waking' ? 'asking' : value,
    fulfilment,
    invoice,
    failure: value === 'pickupOnly' || value === 'belowMinimum' || value === 'refused' ? failure : null,
    differences: seen && invoice && value === 'priced' ? invoiceDifferences(seen, invoice.order_payment) : [],
  };
}
