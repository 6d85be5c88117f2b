import type { Payment } from '#contract/entities/payment.ts';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { Contact } from '#domain/checkout/recipient.ts';
import { sampleInvoice } from '../invoice/sample-invoice.ts';
import type { PaymentChoice, Purchase } from './payment.setup.ts';

const lea: Contact = { name: 'Léa Bonnard', phone: '791112233', note: 'Second floor', destination: null };

export const leasPurchase: Purchase = { invoice: sampleInvoice, fulfilment: { isPickup: true, time: null }, contact: lea };
export const inCash: PaymentChoice = { paymentId: CASH_PAYMENT_ID, cardId: null, walletPart: 0, key: 'pressed-in-cash-1' };
export const byCard: PaymentChoice = { paymentId: CARD_GATEWAY_ID, cardId: 'c'.repeat(24), walletPart: 0, key: 'pressed-by-card-1' };
export const onSheet: PaymentChoice = { paymentId: APPLE_PAY_GATEWAY_ID, cardId: null, walletPart: 0, key: 'pressed-on-sheet' };

export const LEAS_KEYS = [inCash.key, byCard.key, onSheet.key];

/** Her payment as the server answers it; `open`, nothing charged, unless changed. */
export const samplePayment = (changed: Partial<Payment> = {}): Payment => ({
  order_payment_id: sampleInvoice.order_payment._id,
  state: 'open',
  client_secret: null,
  payment_method: null,
  total: 41.5,
  wallet_payment: 0,
  card_payment: 41.5,
  cash_payment: 0,
  order_id: null,
  unique_id: null,
  reason: null,
  decline_code: null,
  expires_at: null,
  ...changed,
});
