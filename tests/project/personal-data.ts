import type { RETENTION } from '#server/retention.ts';

/** Why a column with something of somebody's stays: a time of `RETENTION`, or what else ends it. The page of terms says each in a line of its own. */
export type Kept = keyof typeof RETENTION | 'account' | 'untilRemoved' | 'unsubscribed' | 'books' | 'demoOnly';

/** Names of columns, apart by blanks, by what holds for all of them. */
type Grouped<Word extends string> = Readonly<Record<string, { readonly [word in Word]?: string }>>;

/** What holds for each column of each table. @throws Error where a column is named twice */
export function byColumn<Word extends string>(tables: Grouped<Word>): Readonly<Record<string, Readonly<Record<string, Word>>>> {
  const found: Record<string, Record<string, Word>> = {};
  for (const [table, groups] of Object.entries(tables)) {
    const columns = (found[table] = {} as Record<string, Word>);
    for (const [word, names] of Object.entries(groups) as [Word, string][])
      for (const name of names.trim().split(/\s+/)) {
        if (name in columns) throw new Error(`${table}.${name} is named twice`);
        columns[name] = word;
      }
  }
  return found;
}

/** Columns by table that say something of a customer or guest, and how long they do. A table that is not here says nothing of anybody. */
export const PERSONAL = byColumn<Kept>({
  customers: {
    account: `
      id unique_id first_name last_name email email_folded phone_code phone password_hash image uses_wallet approved
      wallet_currency referral_code referred_by created_at language wants_receipts wants_news eats email_confirmed_at
      deleted_at
    `,
  },
  customer_pictures: { account: 'customer_id secret bytes created_at' },
  sessions: { session: 'token_hash id customer_id browser system created_at', sessionIdle: 'used_at' },
  push_subscriptions: { session: 'id customer_id session_hash endpoint p256dh auth language created_at' },
  push_news: { session: 'id subscription_id order_id news attempts due_at created_at' },
  sign_in_devices: { device: 'customer_id device_hash used_at' },
  favourite_stores: { untilRemoved: 'customer_id store_id created_at' },
  favourite_addresses: {
    untilRemoved: 'id customer_id name address comment country country_code floor entry_code latitude longitude created_at',
  },
  cards: { untilRemoved: 'id customer_id last_four brand provider payment_method expires is_default created_at', cardOnce: 'is_kept' },
  carts: {
    guestBasket: 'id guest_hash delivery_type state city_id store_id lines destination pickup version updated_at',
    basketAside: 'customer_id',
    parcelAside: 'parcel_hash',
  },
  courier_images: { parcelPicture: 'id cart_id secret digest bytes width height created_at' },
  order_payments: {
    books: `
      id cart_id customer_id state cart_version total wallet_part card_part cash_part promo_id attempt held_at paid_at
      decided_at order_wanted language refusal look_at updated_at
    `,
    order: 'order commands',
  },
  wallets: { books: 'customer_id balance' },
  orders: {
    books: `
      id unique_id customer_id store_id city_id delivery_type order_payment_id cart_id cart_version status status_id total
      created_at estimated_at latest_at ended_at invoice_shown_at next_move_at reject_reason cancel_charge pseudonymised_at
      news_sequence
    `,
    order: 'order pickup_code delivery_code cancel_reason',
  },
  order_problems: { books: 'order_id customer_id state lines way amount reported_at answered_at', order: 'note answer' },
  order_ratings: { books: 'order_id rated store_id courier_id stars rated_at changed_at', order: 'review' },
  news_counters: { account: 'customer_id last' },
  order_shares: { untilRemoved: 'token_hash order_id created_at' },
  couriers: {
    demoOnly: `
      id unique_id city_id first_name last_name image phone_code phone rating rating_count rated_count rated_stars
    `,
  },
  rides: { order: 'order_id courier_id path metres seconds created_at' },
  order_statuses: { books: 'order_id status at actor' },
  ledger_transfers: {
    books: `
      id unique_id key from_account to_account amount customer_id cause actor request_id order_payment_id created_at
    `,
  },
  card_intents: {
    books: `
      order_payment_id attempt provider provider_id provider_customer payment_method amount currency state rank decline_code
      created_at updated_at
    `,
    order: 'client_secret',
  },
  top_ups: {
    books: `
      id customer_id key amount payment_method last_four provider_id client_secret state attempts due_at created_at
    `,
  },
  errands: {
    books: `
      id key kind state customer_id order_payment_id subject amount actor request_id attempts due_at created_at
    `,
  },
  promo_customers: { books: 'promo_id customer_id taken' },
  promo_holds: { books: 'order_payment_id promo_id customer_id state' },
  slot_places: { books: 'order_payment_id slot_id' },
  provider_customers: { books: 'customer_id provider provider_id created_at' },
  provider_events: { providerEvent: 'id type received_at handled_at' },
  password_resets: { emailLink: 'secret_hash customer_id created_at expires_at used_at' },
  email_confirmations: { emailLink: 'secret_hash customer_id email_folded expires_at' },
  mails: {
    mail: `
      id unique_id kind state recipient language subject words html order_id lead_id unsubscribe_url attempts due_at
      created_at
    `,
  },
  leads: {
    lead: `
      id unique_id kind first_name last_name email email_folded mobile address company postal_code delivery_type language
      customer_id saying created_at told_at
    `,
  },
  newsletter_readers: { unsubscribed: 'email_folded language created_at token welcomed_at', newsletterAsked: 'confirmed_at' },
  rate_limits: { callCount: 'key window_ends_at count' },
  'sandbox.customers': { demoOnly: 'id metadata created_at' },
  'sandbox.payment_methods': { demoOnly: 'id customer test_case brand last_four expiry_month expiry_year created_at' },
  'sandbox.setup_intents': { demoOnly: 'id client_secret customer payment_method status metadata created_at' },
  'sandbox.payment_intents': {
    demoOnly: `
      id client_secret customer payment_method amount currency capture_method status decline_code return_url answers_at
      metadata created_at
    `,
  },
  'sandbox.ledger': { demoOnly: 'id payment_intent kind amount created_at' },
  'sandbox.refunds': { demoOnly: 'id payment_intent amount metadata created_at' },
  'sandbox.idempotency_keys': { demoOnly: 'key request status answer created_at' },
  'sandbox.events': { demoOnly: 'id position type object created_at due_at attempts' },
});

/** Tables that say nothing of a customer or guest: what is sold, where, and what the database remembers of itself. */
export const IMPERSONAL = [
  'adverts',
  'categories',
  'cities',
  'gazetteers',
  'countries',
  'dish_entries',
  'dish_mentions',
  'catalogue_revisions',
  'dish_words',
  'items',
  'marks',
  'promos',
  'sections',
  'slots',
  'stores',
  'vehicles',
];
