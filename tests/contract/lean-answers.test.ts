import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { categoryCalls } from '#contract/calls/categories.ts';
import { cartCalls } from '#contract/calls/cart.ts';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import { ratingCalls } from '#contract/calls/ratings.ts';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { sessionCalls } from '#contract/calls/session.ts';
import { orderPayment } from '#contract/entities/order-payment.ts';

const ID = 'a'.repeat(24);
const item = (quantity: number, total: number) => ({
  item_id: ID,
  unique_id: 1,
  item_name: 'Soup',
  quantity,
  image_url: [],
  details: '',
  specifications: [],
  item_price: total / quantity,
  total_specification_price: 0,
  total_item_and_specification_price: total,
  note_for_item: '',
});
const address = (address_type: string, name: string) => ({ address_type, address: 'Rue 1', location: [46.2, 6.1], user_details: { name } });
const listed = {
  currency: 'CHF',
  cart_id: ID,
  city_id: ID,
  location: [46.2, 6.1],
  destination_addresses: [address('destination', '')],
  pickup_addresses: [address('pickup', 'La Rade')],
  store_id: ID,
  cart: {
    order_details: [{ product_id: ID, product_name: 'Soups', unique_id: 1, total_item_price: 19.4, items: [item(2, 0.2), item(3, 19.2)] }],
  },
};

describe('a basket of the listed fields alone', () => {
  test('has totals of its lines, the store’s name of its pickup address and a way to the store', () => {
    expect(v.parse(cartCalls.get_cart.answer, listed)).toMatchObject({
      total_item: 5,
      total_cart_amount: 19.4,
      store_name: 'La Rade',
      store_path: `/-/-/-/${ID}`,
      cart_version: 0,
    });
  });
  test('keeps what a server tells besides', () => {
    const told = {
      total_item: 7,
      total_cart_amount: 3,
      store_name: 'Other',
      store_path: '/a/b/c/d',
      cart_version: 4,
      timezone: 'Europe/Zurich',
    };
    expect(v.parse(cartCalls.get_cart.answer, { ...listed, ...told })).toMatchObject(told);
  });
  test('is empty without anything but its lines', () => {
    expect(v.parse(cartCalls.get_cart.answer, { cart_id: null, cart: { order_details: [] } })).toMatchObject({
      cart_id: null,
      store_id: null,
      total_item: 0,
      total_cart_amount: 0,
      store_path: '',
    });
  });
  test.each([
    ['add_item_in_cart', { cart_id: ID, city_id: ID }],
    ['clear_cart', {}],
  ] as const)('%s may leave it to be asked for', (name, answer) => {
    expect(v.parse(cartCalls[name].answer, answer)).toMatchObject({ is_whole: false });
    expect(v.parse(cartCalls[name].answer, listed)).not.toHaveProperty('is_whole');
  });
  test('changing its address needs no word back', () => {
    expect(v.is(cartCalls.change_delivery_address.answer, {})).toBe(true);
  });
});

test('amounts that say another again are taken from it', () => {
  const told = {
    _id: ID,
    promo_payment: 0,
    total_cart_price: 10,
    total_admin_tax_price: 0.3,
    total_service_price: 5,
    total_store_tax_price: 0.8,
    total_item_count: 1,
    total_item_price: 10,
    total_order_price: 10.8,
    is_distance_unit_mile: false,
    price_per_unit_distance: 1,
    price_per_unit_time: 0,
    delivery_price: 5.3,
    is_promo_for_delivery_service: false,
    user_pay_payment: 16.1,
    goeats_service_fee: 0,
  };
  expect(v.parse(orderPayment, told)).toMatchObject({ service_tax: 0.3, item_tax: 0.8, total: 16.1 });
  expect(v.parse(orderPayment, { ...told, total: 15 }).total).toBe(15);
});

test('adverts without an id can be told apart', () => {
  const ads = [
    { image_url: '/a', is_ads_redirect_to_store: true, store_id: ID },
    { image_url: '/a', is_ads_redirect_to_store: false },
  ];
  const { answer } = categoryCalls.get_delivery_list_for_nearest_city;
  const {
    ads: [one, other],
  } = v.parse(answer, {
    deliveries: [],
    city: { _id: ID, timezone: 'Europe/Zurich' },
    country_id: ID,
    ads,
    currency_sign: 'CHF',
    server_time: '2026-11-20T11:30:00Z',
  });
  expect(one?._id).not.toBe(other?._id);
  expect(other?.store_id).toBeNull();
});

test('a payment in cash is told without a word of cards', () => {
  expect(v.parse(checkoutCalls.pay_order_payment.answer, {})).toEqual({ client_secret: null, payment_method: null });
});

test('a poll may tell of the approval alone, and says nothing of the rest', () => {
  const told = v.parse(sessionCalls.get_detail.answer, {
    minimum_phone_number_length: 8,
    maximum_phone_number_length: 12,
    user: { is_approved: false },
  });
  expect(told.user).toEqual({ is_approved: false });
});

describe('past orders of the listed fields alone', () => {
  const listedOrder = {
    _id: ID,
    unique_id: 7,
    store_detail: { name: 'La Rade', image_url: '' },
    currency: 'CHF',
    user_pay_payment: 20,
    completed_at: '2026-11-20T11:30:00Z',
    order_status: 25,
    order_status_id: 10,
    request_id: null,
    delivery_type: 1,
  };
  test('are a history that has no further page', () =>
    expect(v.parse(pastOrderCalls.order_history.answer, { order_list: [listedOrder] })).toEqual({
      order_list: [listedOrder],
      before_unique_id: null,
    }));
  test('are cancelled and rated without a word of what became of it', () => {
    expect(v.parse(activeOrderCalls.user_cancel_order.answer, {})).toEqual({});
    expect(v.parse(activeOrderCalls.user_cancel_order.details, {})).toEqual({});
    expect(v.parse(ratingCalls.rating_to_store.answer, { rating: 4 })).toEqual({
      rating: 4,
      review: '',
      rated_at: null,
      changeable_until: null,
    });
  });
});
