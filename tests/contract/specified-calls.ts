/** Every call that the specification names, by the area that gives it its path. */
export const SPECIFIED_CALLS = {
  '/api/admin/': [
    'get_setting_detail', 'otp_verification', 'forgot_password', 'check_detail', 'new_password', 'check_referral',
    'get_city_list', 'get_delivery_list_for_city', 'get_document_list', 'upload_document', 'get_delivery_list', 'get_country_list',
  ],
  '/admin/': ['get_address_using_postcode'],
  '/api/user/': [
    'otp_verification', 'get_detail', 'login', 'logout', 'register', 'update',
    'change_delivery_address', 'check_delivery_available', 'check_city_radius', 'country_city_list',
    'add_favourite_store', 'remove_favourite_store', 'get_favourite_store_list',
    'add_favourite_address', 'delete_favourite_address', 'get_favourite_addresses',
    'get_delivery_list_for_nearest_city', 'get_store_list_nearest_city', 'get_store_list', 'user_get_store_product_item_list',
    'add_item_in_cart', 'get_cart', 'clear_cart',
    'get_order_cart_invoice', 'get_courier_order_invoice', 'apply_promo_code', 'get_payment_gateway', 'pay_order_payment', 'create_order',
    'get_card_list', 'add_card', 'delete_card', 'select_card', 'get_stripe_add_card_intent',
    'change_user_wallet_status', 'add_wallet_amount', 'get_stripe_payment_intent_wallet',
    'get_orders', 'get_order_detail', 'order_history', 'order_history_detail', 'user_cancel_order', 'get_provider_location',
    'get_invoice', 'show_invoice', 'rating_to_provider', 'rating_to_store',
  ],
  '/api/store/': ['get_vehicles_list'],
  '/api/': ['send_email', 'send_partner_email', 'send_hopper_email'],
} as const;

/** Where the storefront's own calls live. */
export const OWN_AREA = '/api/storefront/';
