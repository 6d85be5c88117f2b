import type { Order } from '#contract/entities/order.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';

const place = (address_type: OrderAddress['address_type'], address: string): OrderAddress => ({
  delivery_status: 0,
  address_type,
  address,
  post_code: '',
  city: '',
  location: [46.2, 6.14],
  note: '',
  user_type: 7,
  floor: '',
  entry_code: '',
  user_details: { name: '', country_phone_code: '+41', phone: '', email: '' },
});

export const sampleOrder = ({ isPickup = false, ...facts }: Partial<Order> & { readonly isPickup?: boolean } = {}): Order =>
  ({
    _id: 'd'.repeat(24),
    unique_id: 1042,
    delivery_type: DELIVERY_TYPE.store,
    order_status: ORDER_STATUS.waitingForStore,
    request_id: null,
    request_detail: null,
    store_detail: { name: 'Café de la Rade', image_url: '' },
    image_url: [],
    delivery_note: '',
    date_time: [],
    country_detail: { currency_sign: 'CHF' },
    cart_detail: {
      order_details: [],
      pickup_addresses: [place('pickup', 'Quai du Mont-Blanc 3')],
      destination_addresses: isPickup ? [] : [place('destination', 'Rue de Carouge 12')],
      total_item_tax: 0,
      total_cart_price: 0,
    },
    order_payment_detail: { is_user_pick_up_order: isPickup } as Order['order_payment_detail'],
    confirmation_code_for_complete_delivery: '1111',
    confirmation_code_for_pick_up_delivery: '2222',
    estimated_at: null,
    latest_at: null,
    order_start_at: 0,
    slot_end_time: null,
    timezone: 'Europe/Zurich',
    ...facts,
  }) as Order;
