const SECRET = 'a secret, or what one is known by';
const OWN = 'the account of the one who asks';
const KEY = 'what makes it happen once, and says nothing of anybody';
const PROVIDER = 'what the card provider calls it: of use to nobody else';
const NUMBER = 'a number for the house, and nothing about anybody';
const OTHERS = 'who somebody else is';

/** Columns that a customer's copy leaves out of what it tells, by table, and why. */
export const UNTOLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: {
    email_folded: 'the e-mail once more, as it is compared',
    password_hash: SECRET,
    referred_by: OTHERS,
    deleted_at: 'there is nobody any more whom it could be told',
  },
  customer_pictures: { customer_id: OWN, secret: SECRET, bytes: 'the picture itself, at the address that the profile names' },
  sessions: { token_hash: SECRET, id: 'what ends it', customer_id: OWN },
  sign_in_devices: { customer_id: OWN, device_hash: SECRET },
  favourite_stores: { customer_id: OWN },
  favourite_addresses: { customer_id: OWN },
  cards: { id: NUMBER, customer_id: OWN, payment_method: PROVIDER, is_kept: 'says in which of two lists it is told' },
  provider_customers: { customer_id: OWN, provider_id: PROVIDER },
  carts: { customer_id: OWN, guest_hash: SECRET, parcel_hash: SECRET, version: NUMBER },
  courier_images: { secret: SECRET, digest: KEY, bytes: 'the picture itself, which its order’s page shows' },
  orders: {
    customer_id: OWN,
    city_id: 'its store’s, or that of the addresses',
    cart_version: NUMBER,
    status_id: 'which kind of status it is',
    pickup_code: SECRET,
    delivery_code: SECRET,
    next_move_at: 'the demo’s clockwork',
    pseudonymised_at: 'says that nothing personal is left',
    news_sequence: NUMBER,
  },
  order_statuses: {},
  order_shares: { token_hash: SECRET },
  order_ratings: { courier_id: OTHERS },
  order_payments: {
    customer_id: OWN,
    cart_version: NUMBER,
    promo_id: 'told with what it held (promos_of_payments)',
    attempt: NUMBER,
    decided_at: 'by which rules it was read',
    order_wanted: 'how the browser asked',
    refusal: 'what a page said of the last try; that none came of it is told',
    commands: KEY,
    look_at: 'when the sweeper looks',
  },
  card_intents: { provider_id: PROVIDER, client_secret: SECRET, provider_customer: PROVIDER, payment_method: PROVIDER, rank: NUMBER },
  ledger_transfers: { key: KEY, customer_id: OWN, request_id: KEY },
  top_ups: {
    customer_id: OWN,
    key: KEY,
    payment_method: PROVIDER,
    provider_id: PROVIDER,
    client_secret: SECRET,
    attempts: NUMBER,
    due_at: 'when the sweeper looks',
  },
  errands: {
    id: NUMBER,
    key: KEY,
    customer_id: OWN,
    subject: PROVIDER,
    request_id: KEY,
    attempts: NUMBER,
    due_at: 'when the sweeper looks',
  },
  promo_customers: { customer_id: OWN },
  promo_holds: { customer_id: OWN },
  slot_places: {},
  password_resets: { secret_hash: SECRET, customer_id: OWN },
  email_confirmations: { secret_hash: SECRET, customer_id: OWN },
  mails: {
    unique_id: NUMBER,
    words: 'gone once it is sent; until then links of it open the account',
    html: 'the same as words',
    unsubscribe_url: SECRET,
    lead_id: KEY,
    attempts: NUMBER,
    due_at: 'when it is tried next',
  },
  leads: { id: NUMBER, unique_id: NUMBER, email_folded: 'the e-mail once more, as it is compared', customer_id: OWN, saying: KEY },
  newsletter_readers: { token: SECRET },
};

/** Tables of `PERSONAL` of which a customer's copy tells nothing, and why. */
export const UNTOLD_TABLES: Readonly<Record<string, string>> = {
  wallets: 'the sum of the rows of the ledger, which are told; the copy begins with it',
  news_counters: 'counts the changes of their orders, and says nothing else',
  couriers: OTHERS,
  rides: 'the road that a courier took; where it went is told with the order',
  provider_events: 'says of nobody whom it is about',
  rate_limits: 'counts calls under what is no name, for a day at most',
  'sandbox.customers': 'the demo’s card provider',
  'sandbox.payment_methods': 'the demo’s card provider',
  'sandbox.setup_intents': 'the demo’s card provider',
  'sandbox.payment_intents': 'the demo’s card provider',
  'sandbox.ledger': 'the demo’s card provider',
  'sandbox.refunds': 'the demo’s card provider',
  'sandbox.idempotency_keys': 'the demo’s card provider',
  'sandbox.events': 'the demo’s card provider',
};
