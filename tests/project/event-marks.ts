/** The fields of events that a page does not keep of what happened in it: whatever is somebody’s own, free, counted, or of no use to who reads it. */
export const LEFT_OUT: readonly string[] = `
  _id address admin_vehicles againOf amount asked askedToWait at attempts basket bearing
  by cancel_charge cancel_rule cardId card_expiry_date card_payment card_type carries cart cartId cart_detail
  cart_id cart_version cash_payment cashback_mode cashback_value changeable_until changes charge_type charge_value choice
  chosen_last city city1 city2 city3 city_code city_id city_name clientSecret client_secret coming command companyName
  confirmation_code_for_complete_delivery confirmation_code_for_pick_up_delivery contact country country_code country_code_2
  country_detail country_phone_code credentials currency currency_sign customer customerId date date_time day day_time
  decline decline_code default_selected_count delivery_name delivery_note delivery_price delivery_time delivery_time_max delivery_type
  description destination_addresses detail distance door draft dropOff email ended endedOthers entryCode entry_code error
  estimated_at expires_at expiry famous_for famous_products_tags far favourite favourite_stores few first_name
  first_possible_at floor given givesUp goeats_service_fee group holder houseNumber house_number id image_url image_url_web
  invoice is_approved is_cashback_available is_default is_default_selected is_distance_unit_mile is_estimated
  isKept is_kept is_promo_for_delivery_service is_provide_delivery_anywhere is_required is_store_open_full_time is_use_wallet
  is_user_pick_up_order item itemId item_id item_name item_price item_price_without_offer item_tax items kept key known label lastKnown
  last_four last_name latest_at latitude lead line lines list locatedAt location longitude max_item_quantity_add_by_user
  max_range menu message metres metresLeft min_order_price minutes minutesLeft mobile moment name new_password newsletter
  note note_for_item now old_password option onceId options orderId order_details order_id order_payment
  order_payment_detail order_payment_id order_start_at orders original_delivery_radius part password path payer paymentId
  paymentMethod payment_method payment_parts phone phoneCode pickup pickup_addresses pickup_slot_time pictures place placeName
  point post_code postal_code postcode presetOf price price_per_unit_distance price_per_unit_time price_rating product_id
  product_name products profile promo_code_name promo_payment promotion_text providerId provider_detail purchase quantity range
  rated_at rating referral_code registration remembered request_detail request_id resumed retryAfterMs review road savesData
  schedule_order_create_after_minute sender sequence serverToken server_time server_token service_tax slogan slot_end_time
  slot_time snames specifications standing stars start status storeId storeName store_close_time store_detail store_id
  store_image store_name store_open_time store_path store_time street text texts time timezone tip serverTime total
  total_admin_tax_price total_cart_amount total_cart_price total_distance total_item total_item_and_specification_price
  total_item_count total_item_price total_item_tax total_order_price total_service_price total_specification_price
  total_store_tax_price total_time towards trip trip_minutes trip_price type typed unique_id unknown_keys unsent
  user user_details user_pay_payment user_rate user_rate_count user_type vehicleId vehicle_name view wallet walletPart wallet_currency_code
  wallet_payment website who words zoom
  diets eats href isConfirmed isOnce ledOut minimum_age once parcel reject_reason way without
  isOn isSaving shownFor answer answered_at at_once entries money_back most payment reported_at said terms until ways
`
  .trim()
  .split(/\s+/);
