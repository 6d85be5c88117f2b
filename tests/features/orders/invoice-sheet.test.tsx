import { expect, test } from 'vitest';
import type { OrderInvoice } from '#contract/entities/order-invoice.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { InvoiceSheet } from '#src/features/orders/invoice/InvoiceSheet.tsx';
import { draw } from '../stage/draw.tsx';

const { order_payment_detail: order_payment } = sampleOrder();
const base = {
  order_id: 'o',
  invoice_number: '2026-000217',
  unique_id: 217,
  ordered_at: '2026-11-20T11:30:00Z',
  completed_at: null,
  timezone: 'Europe/Zurich',
  currency_sign: 'CHF',
  customer: { name: 'Léa Sender', country_phone_code: '', phone: '' },
  marketplace: { name: 'Escale SA', vat_number: 'CHE-108.400.008 TVA' },
  is_user_pick_up_order: false,
  order_details: [],
  order_payment,
  vat: [],
  payment_parts: { wallet_payment: 0, card_payment: 0, cash_payment: 0 },
  cancel_charge: 0,
  money_back: [],
};
const seller = (name: string, vat_number: string) => ({
  name,
  address: 'Quai 1',
  post_code: '1201',
  city: 'Genève',
  country_phone_code: '',
  phone: '',
  email: '',
  vat_number,
});
const words = async (invoice: object) =>
  (await draw(<InvoiceSheet invoice={{ ...base, ...invoice } as unknown as OrderInvoice} />)).shown().join('\n');

test('a parcel’s invoice says who paid, who sold it, both ends and what carried it', async () => {
  const shown = await words({
    delivery_type: 2,
    seller: seller('Escale SA', 'CHE-108.400.008 TVA'),
    pickup_address: 'Rue de Carouge 12',
    destination_address: 'Rue de Lausanne 60',
    vehicle_name: 'Bike',
  });
  for (const word of ['Léa Sender', 'Escale SA', 'CHE-108.400.008 TVA', 'Rue de Carouge 12', 'Rue de Lausanne 60', 'Bike'])
    expect(shown).toContain(word);
});

test('a store’s invoice says its VAT number and the marketplace’s', async () => {
  const shown = await words({ delivery_type: 1, seller: seller('Café', 'CHE-111.222.333 TVA'), destination_address: 'Rue 3' });
  for (const word of ['CHE-111.222.333 TVA', 'Escale SA · CHE-108.400.008 TVA', 'Rue 3']) expect(shown).toContain(word);
  expect(shown).not.toContain('Delivered by');
});
