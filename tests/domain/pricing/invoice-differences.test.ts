import { describe, expect, it } from 'vitest';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { invoiceDifferences } from '#domain/pricing/invoice-differences.ts';

const payment = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  _id: 'a'.repeat(24),
  promo_payment: 0,
  promo_code_name: '',
  total_cart_price: 31.5,
  total_admin_tax_price: 0.4,
  service_tax: 0.4,
  total_service_price: 4.9,
  total_store_tax_price: 0.8,
  item_tax: 0.8,
  total_item_count: 2,
  total_item_price: 31.5,
  total_order_price: 32.3,
  total: 38.5,
  is_distance_unit_mile: false,
  price_per_unit_distance: 1,
  price_per_unit_time: 0,
  delivery_price: 5.3,
  is_promo_for_delivery_service: false,
  goeats_service_fee: 0.9,
  user_pay_payment: 38.5,
  total_time: 30,
  total_distance: 1,
  is_user_pick_up_order: false,
  ...more,
});
const news = (more: Partial<OrderPayment>, before: Partial<OrderPayment> = {}) => invoiceDifferences(payment(before), payment(more));

describe('what costs something else than at the last look', () => {
  it('is nothing where nothing changed', () => expect(news({})).toEqual([]));

  it('is a delivery, its tax included, with the kilometres where they are why', () => {
    expect(news({ total_service_price: 6.1, total_distance: 2.305 })).toEqual([{ part: 'delivery', amount: 120, farther: 2.1 }]);
    expect(news({ total_service_price: 4.5, total_admin_tax_price: 0.3, total_distance: 0.5 })).toEqual([
      { part: 'delivery', amount: -50, farther: -0.8 },
    ]);
    expect(news({ total_admin_tax_price: 0.5, total_distance: 1.01 })).toEqual([{ part: 'delivery', amount: 10, farther: null }]);
    expect(news({ total_service_price: 5, total_distance: 1.062 })).toEqual([{ part: 'delivery', amount: 10, farther: 0.1 }]);
  });

  it('is a tip that is not taken any more', () => {
    expect(news({}, { courier_tip: 4 })).toEqual([{ part: 'tip', amount: -400, farther: null }]);
    expect(news({ courier_tip: 4 }, { courier_tip: 4 })).toEqual([]);
  });

  it('is no first address: before it there was nothing to be farther than', () => {
    expect(news({ total_service_price: 6.1, total_distance: 2.305 }, { total_distance: 0 })).toEqual([]);
    expect(news({ total_service_price: 6.1, total_cart_price: 33, total_distance: 2.305 }, { total_distance: 0 })).toEqual([
      { part: 'items', amount: 150, farther: null },
    ]);
  });

  it('is items that cost something else though they are as many, their tax included', () => {
    expect(news({ total_cart_price: 33, total_store_tax_price: 1 })).toEqual([{ part: 'items', amount: 170, farther: null }]);
    expect(news({ total_store_tax_price: 0.7 })).toEqual([{ part: 'items', amount: -10, farther: null }]);
    expect(news({ total_cart_price: 47.25, total_item_count: 3 })).toEqual([]);
  });

  it('is another service fee', () =>
    expect(news({ goeats_service_fee: 0.5 })).toEqual([{ part: 'serviceFees', amount: -40, farther: null }]));

  it('is never what another way of receiving brings', () => {
    expect(news({ is_user_pick_up_order: true, total_service_price: 0, goeats_service_fee: 2 })).toEqual([]);
    expect(news({ is_user_pick_up_order: true, goeats_service_fee: 2 }, { is_user_pick_up_order: true })).toEqual([
      { part: 'serviceFees', amount: 110, farther: null },
    ]);
  });

  it('is told in this order', () => {
    expect(news({ goeats_service_fee: 1, total_cart_price: 30, total_service_price: 5 }).map(({ part }) => part)).toEqual([
      'delivery',
      'items',
      'serviceFees',
    ]);
  });
});
