import { byColumn } from './personal-data.ts';

/**
 * What a deleted account leaves of a column: nothing that says anything ('emptied'), what the books name and nobody by it ('books'),
 * a number that is nobody’s any more ('nobodys'), how the house did its work ('house'), or what is somebody else’s ('others').
 */
type Left = 'emptied' | 'books' | 'nobodys' | 'house' | 'others';

/** Tables of `PERSONAL` whose rows are gone with the account. */
export const GONE: readonly string[] = [
  'customer_pictures',
  'sessions',
  'push_subscriptions',
  'push_news',
  'sign_in_devices',
  'favourite_stores',
  'favourite_addresses',
  'cards',
  'courier_images',
  'news_counters',
  'order_shares',
  'rides',
  'provider_customers',
  'password_resets',
  'email_confirmations',
  'mails',
  'newsletter_readers',
  'leads',
];

/** Tables whose rows stay, with what is left of each column. */
export const LEFT = byColumn<Left>({
  customers: {
    nobodys: 'id unique_id email email_folded phone password_hash referral_code',
    emptied: `
      first_name last_name phone_code image uses_wallet approved language wants_receipts wants_news eats email_confirmed_at
    `,
    books: 'wallet_currency created_at deleted_at',
    others: 'referred_by',
  },
  carts: {
    nobodys: 'id customer_id',
    emptied: 'guest_hash parcel_hash lines destination pickup',
    books: 'delivery_type state city_id store_id updated_at',
    house: 'version',
  },
  order_payments: {
    nobodys: 'id cart_id customer_id',
    books: 'state total wallet_part card_part cash_part promo_id order held_at paid_at language updated_at',
    house: 'cart_version attempt decided_at order_wanted refusal look_at',
    emptied: 'commands',
  },
  orders: {
    nobodys: 'id customer_id order_payment_id cart_id',
    books: `
      unique_id store_id city_id delivery_type status status_id order total created_at estimated_at latest_at ended_at
      reject_reason cancel_charge pseudonymised_at invoice_shown_at
    `,
    house: 'cart_version next_move_at news_sequence',
    emptied: 'pickup_code delivery_code cancel_reason',
  },
  order_statuses: { nobodys: 'order_id', books: 'status at actor' },
  order_problems: { nobodys: 'order_id customer_id', books: 'state lines way amount reported_at answered_at', emptied: 'note answer' },
  order_ratings: { nobodys: 'order_id', books: 'rated store_id stars rated_at changed_at', others: 'courier_id', emptied: 'review' },
  card_intents: {
    nobodys: 'order_payment_id',
    house: 'attempt rank',
    books: 'provider provider_id amount currency state decline_code created_at updated_at',
    emptied: 'client_secret provider_customer payment_method',
  },
  wallets: { nobodys: 'customer_id', books: 'balance' },
  ledger_transfers: {
    books: 'id unique_id key from_account to_account amount cause actor created_at',
    nobodys: 'customer_id order_payment_id',
    house: 'request_id',
  },
  top_ups: {
    books: 'id amount provider_id state created_at',
    nobodys: 'customer_id',
    house: 'key attempts due_at',
    emptied: 'payment_method last_four client_secret',
  },
  errands: {
    house: 'id key kind state subject request_id attempts due_at',
    nobodys: 'customer_id order_payment_id',
    books: 'amount actor created_at',
  },
  promo_customers: { books: 'promo_id taken', nobodys: 'customer_id' },
  promo_holds: { nobodys: 'order_payment_id customer_id', books: 'promo_id state' },
  slot_places: { nobodys: 'order_payment_id', books: 'slot_id' },
});

/** Tables of `PERSONAL` that no account leads to, and why a deleted one leaves them alone. */
export const ALONE: Readonly<Record<string, string>> = {
  couriers: 'somebody else’s',
  provider_events: 'says of nobody whom it is about, and goes by itself',
  rate_limits: 'counts calls under what is no name, for a day at most',
  'sandbox.customers': 'the demo’s card provider: an errand tells it to forget the cards',
  'sandbox.payment_methods': 'the demo’s card provider',
  'sandbox.setup_intents': 'the demo’s card provider',
  'sandbox.payment_intents': 'the demo’s card provider',
  'sandbox.ledger': 'the demo’s card provider',
  'sandbox.refunds': 'the demo’s card provider',
  'sandbox.idempotency_keys': 'the demo’s card provider',
  'sandbox.events': 'the demo’s card provider',
};
