import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '../../../contract/entities/order.ts';
import { toMinor, type Minor } from '../../../domain/money.ts';

/** An amount with its name; `promo` is money off, and negative. Whole centimes. */
export type InvoiceLine = { readonly key: string; readonly name: MessageDescriptor; readonly amount: Minor; readonly tone: 'plain' | 'promo' };

const line = (key: string, name: MessageDescriptor, major: number, tone: InvoiceLine['tone'] = 'plain'): InvoiceLine => ({ key, name, amount: toMinor(major), tone });

/** What makes up an order's total: the lines above nothing, which add up to it to the centime. */
export function invoiceLines({ order_payment_detail: payment }: Pick<Order, 'order_payment_detail'>): readonly InvoiceLine[] {
  const promo = line('promo', msg`Promo bonus`, -payment.promo_payment, 'promo');
  const onDelivery = payment.is_promo_for_delivery_service;
  return [
    line('items', msg`Items`, payment.total_cart_price),
    line('item tax', msg`Item tax`, payment.total_store_tax_price),
    line('service', msg`Delivery`, payment.total_service_price),
    line('service tax', msg`Delivery tax`, payment.total_admin_tax_price),
    ...(onDelivery ? [promo] : []),
    line('fee', msg`Service fees`, payment.goeats_service_fee),
    ...(onDelivery ? [] : [promo]),
  ].filter(({ amount }) => amount !== 0);
}

/** How an order is paid: the parts above nothing. */
export function paidParts({ payment_parts: parts }: Pick<Order, 'payment_parts'>): readonly InvoiceLine[] {
  if (!parts) return [];
  return [
    line('wallet', msg`From your wallet`, parts.wallet_payment),
    line('card', msg`By card`, parts.card_payment),
    line('cash', msg`In cash`, parts.cash_payment),
  ].filter(({ amount }) => amount !== 0);
}
