import type { Invoice } from './invoice.setup.ts';

/** An invoice as the server answers it, for the model and for tests: a fondue for 38 francs, brought for 3.50. */
export const sampleInvoice: Invoice = {
  server_time: '2026-11-20T11:00:00.000Z',
  timezone: 'Europe/Zurich',
  min_order_price: null,
  is_provide_pickup_delivery: true,
  order_payment: {
    _id: 'e'.repeat(24), promo_payment: 0, promo_code_name: '', total_cart_price: 38, total_admin_tax_price: 0, service_tax: 0, total_service_price: 3.5,
    total_store_tax_price: 0, item_tax: 0, total_item_count: 1, total_item_price: 38, total_order_price: 38, total: 41.5, is_distance_unit_mile: false,
    price_per_unit_distance: 0, price_per_unit_time: 0, delivery_price: 3.5, is_promo_for_delivery_service: false, goeats_service_fee: 0,
    user_pay_payment: 41.5, total_time: 25, total_distance: 1.2, is_user_pick_up_order: false,
  },
  store: {
    _id: 'a'.repeat(24), name: 'La Rade', image_url: '', image_url_web: '', slogan: '', promotion_text: '', user_rate: 4.6, user_rate_count: 120, price_rating: 2,
    is_store_busy: false, is_taking_schedule_order: true, is_provide_asap: true, is_use_pre_delivery_slots: false, is_use_pickup_slots: false,
    is_in_pickup_time: true, is_in_delivery_time: true, is_provide_delivery: true, is_provide_pickup_delivery: true, is_provide_delivery_anywhere: false,
    original_delivery_radius: 3, delivery_time: 20, delivery_time_max: 35, famous_products_tags: [], favourite: false, is_cashback_available: false,
    cashback_mode: 1, cashback_value: 0, store_time: [], schedule_order_create_after_minute: 30, location: [46.2, 6.15], address: 'Quai du Mont-Blanc 1, 1201 Genève',
    phone: '+41 22 000 00 00', country_phone_code: '+41', email: 'rade@example.org', user_type: 2, max_item_quantity_add_by_user: 9_999, famous_for: '',
    item_tax: 0, slot_time: [], pickup_slot_time: [],
  },
};
