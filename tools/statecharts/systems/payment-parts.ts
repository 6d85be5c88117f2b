import { addressModel } from '#machines/address/address.model.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { promoModel } from '#machines/promo/promo.model.ts';
import { anyModel } from '#statecharts/any-model.ts';
import type { Part } from '#statecharts/draw/systems/system.ts';

const payment: Part = { id: 'payment', src: 'payment', page: 'payment', model: anyModel(paymentModel), told: [], parts: [] };

export const placement: Part = {
  id: 'placement',
  src: 'placement',
  page: 'order-placement',
  model: anyModel(orderPlacementModel),
  told: ['order.asked', 'price.changed', 'price.lost', 'way.known'],
  parts: [payment],
};

export const promo: Part = {
  id: 'promo',
  src: 'promo',
  page: 'promo',
  model: anyModel(promoModel),
  told: ['invoice.updated'],
  parts: [],
};

export const address: Part = {
  id: 'address',
  src: 'address',
  page: 'address',
  model: anyModel(addressModel),
  told: [],
  parts: [],
};
