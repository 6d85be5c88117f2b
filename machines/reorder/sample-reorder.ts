import type { CartItem } from '#contract/entities/cart.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { pizza } from '../item-dialog/item-dialog.model.ts';
import { sampleOrder } from '../tracking/sample-order.ts';
import type { Menu } from './reorder-lines.ts';

export const STORE = 'a'.repeat(24);
export const OTHER_STORE = 'b'.repeat(24);
export const water: MenuItem = { ...pizza, _id: 'e'.repeat(24), name: 'Water', price: 3, total_item_price: 3, specifications: [] };

const [sizes] = pizza.specifications;
const small = sizes?.list[0];

const past = (item: MenuItem, quantity: number, chosen: CartItem['specifications']): CartItem => {
  const options = chosen.reduce((sum, { price }) => sum + price, 0);
  return {
    item_id: item._id,
    unique_id: item.unique_id,
    item_name: item.name,
    quantity,
    image_url: item.image_url,
    details: '',
    specifications: chosen,
    item_price: item.price,
    total_specification_price: options,
    total_item_and_specification_price: (item.price + options) * quantity,
    note_for_item: '',
  };
};

/** A small pizza and two waters, ordered on 2 March 2026. */
export const pastOrder = sampleOrder({
  store_id: STORE,
  date_time: [{ status: 1, date: '2026-03-02T18:10:00.000Z' }],
  cart_detail: {
    ...sampleOrder().cart_detail,
    order_details: [
      {
        product_id: 'c'.repeat(24),
        product_name: 'Food',
        unique_id: 1,
        total_item_price: 0,
        items: [past(pizza, 1, sizes && small ? [{ ...sizes, price: small.price, list: [small] }] : []), past(water, 2, [])],
      },
    ],
  },
});
export const pastTrip = sampleOrder({ delivery_type: DELIVERY_TYPE.courier, store_id: null, store_detail: null });

export const menuWith = (items: readonly MenuItem[], isOpen = true): Menu =>
  ({
    products: [{ items }],
    currency: 'CHF',
    store: {
      _id: STORE,
      name: 'Café de la Rade',
      is_provide_asap: true,
      is_provide_delivery: true,
      is_in_delivery_time: isOpen,
      is_in_pickup_time: isOpen,
      store_time: [],
      first_possible_at: isOpen ? null : Date.parse('2026-11-24T17:00:00Z'),
    },
    delivery_name: 'Restaurants',
    city_name: 'Genève',
    server_time: '2026-11-24T11:00:00.000Z',
    timezone: 'Europe/Zurich',
  }) as unknown as Menu;

export const pizzaWithoutSmall: MenuItem = {
  ...pizza,
  specifications: pizza.specifications.map((group) => ({ ...group, list: group.list.filter((option) => option !== small) })),
};
export const largePizza = { itemId: pizza._id, quantity: 1, options: [[1, [11]]] as const, note: '' };
