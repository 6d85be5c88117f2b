import type { KEPT_FOR } from '../../server/kept-for.ts';

/** Why a column with something of somebody's stays: a time of `KEPT_FOR`, or what else ends it. The page of terms says each in a line of its own. */
export type Kept = keyof typeof KEPT_FOR | 'account' | 'untilRemoved' | 'unsubscribed' | 'books' | 'demoOnly';

type Columns = { readonly [column: string]: Kept };

/** Columns by table that say something of a customer or guest, and how long they do. A table that is not here says nothing of anybody. */
export const PERSONAL: Readonly<Record<string, Columns>> = {
  customers: { id: 'account', unique_id: 'account', first_name: 'account', last_name: 'account', email: 'account', email_folded: 'account', phone_code: 'account', phone: 'account', password_hash: 'account', image: 'account', uses_wallet: 'account', approved: 'account', referral_code: 'account', referred_by: 'account', created_at: 'account', email_confirmed_at: 'account' },
  sessions: { token_hash: 'session', customer_id: 'session', created_at: 'session', used_at: 'sessionIdle' },
  sign_in_devices: { customer_id: 'device', device_hash: 'device', used_at: 'device' },
  favourite_stores: { customer_id: 'untilRemoved', store_id: 'untilRemoved', created_at: 'untilRemoved' },
  favourite_addresses: { id: 'untilRemoved', customer_id: 'untilRemoved', name: 'untilRemoved', address: 'untilRemoved', comment: 'untilRemoved', country: 'untilRemoved', country_code: 'untilRemoved', floor: 'untilRemoved', entry_code: 'untilRemoved', latitude: 'untilRemoved', longitude: 'untilRemoved', created_at: 'untilRemoved' },
  cards: { id: 'untilRemoved', customer_id: 'untilRemoved', last_four: 'untilRemoved', brand: 'untilRemoved', provider: 'untilRemoved', payment_method: 'untilRemoved', expires: 'untilRemoved', is_default: 'untilRemoved', created_at: 'untilRemoved' },
  carts: { id: 'guestBasket', customer_id: 'basketAside', guest_hash: 'guestBasket', state: 'guestBasket', city_id: 'guestBasket', store_id: 'guestBasket', lines: 'guestBasket', destination: 'guestBasket', pickup: 'guestBasket', version: 'guestBasket', updated_at: 'guestBasket' },
  order_payments: { id: 'books', cart_id: 'books', customer_id: 'books', state: 'books', cart_version: 'books', total: 'books', wallet_part: 'books', card_part: 'books', cash_part: 'books', promo_id: 'books', attempt: 'books', order: 'order', held_at: 'books', paid_at: 'books', decided_at: 'books', order_wanted: 'books', language: 'books', refusal: 'books', commands: 'order', look_at: 'books', updated_at: 'books' },
  orders: { id: 'books', unique_id: 'books', customer_id: 'books', store_id: 'books', delivery_type: 'books', order_payment_id: 'books', cart_id: 'books', cart_version: 'books', status: 'books', status_id: 'books', order: 'order', total: 'books', pickup_code: 'order', delivery_code: 'order', created_at: 'books', estimated_at: 'books', latest_at: 'books', completed_at: 'books', next_move_at: 'books', cancel_reason: 'order', cancel_charge: 'books', pseudonymised_at: 'books' },
  order_statuses: { order_id: 'books', status: 'books', at: 'books', actor: 'books' },
  ledger_transfers: { id: 'books', unique_id: 'books', key: 'books', from_account: 'books', to_account: 'books', amount: 'books', customer_id: 'books', cause: 'books', actor: 'books', request_id: 'books', order_payment_id: 'books', created_at: 'books' },
  card_intents: { order_payment_id: 'books', attempt: 'books', provider: 'books', provider_id: 'books', client_secret: 'order', provider_customer: 'books', payment_method: 'books', amount: 'books', currency: 'books', state: 'books', rank: 'books', decline_code: 'books', created_at: 'books', updated_at: 'books' },
  top_ups: { id: 'books', customer_id: 'books', key: 'books', amount: 'books', payment_method: 'books', last_four: 'books', provider_id: 'books', client_secret: 'books', state: 'books', attempts: 'books', due_at: 'books', created_at: 'books' },
  errands: { id: 'books', key: 'books', kind: 'books', state: 'books', customer_id: 'books', order_payment_id: 'books', subject: 'books', amount: 'books', actor: 'books', request_id: 'books', attempts: 'books', due_at: 'books', created_at: 'books' },
  promo_customers: { promo_id: 'books', customer_id: 'books', taken: 'books' },
  promo_holds: { order_payment_id: 'books', promo_id: 'books', customer_id: 'books', state: 'books' },
  slot_places: { order_payment_id: 'books', slot_id: 'books' },
  provider_customers: { customer_id: 'books', provider: 'books', provider_id: 'books', created_at: 'books' },
  provider_events: { id: 'providerEvent', type: 'providerEvent', received_at: 'providerEvent', handled_at: 'providerEvent' },
  password_resets: { secret_hash: 'emailLink', customer_id: 'emailLink', created_at: 'emailLink', expires_at: 'emailLink', used_at: 'emailLink' },
  email_confirmations: { secret_hash: 'emailLink', customer_id: 'emailLink', email_folded: 'emailLink', expires_at: 'emailLink' },
  mails: { id: 'mail', unique_id: 'mail', kind: 'mail', state: 'mail', recipient: 'mail', language: 'mail', subject: 'mail', words: 'mail', unsubscribe_url: 'mail', attempts: 'mail', due_at: 'mail', created_at: 'mail' },
  newsletter_readers: { email_folded: 'unsubscribed', language: 'unsubscribed', created_at: 'unsubscribed', token: 'unsubscribed', welcomed_at: 'unsubscribed' },
  rate_limits: { key: 'callCount', window_ends_at: 'callCount', count: 'callCount' },
  'sandbox.customers': { id: 'demoOnly', metadata: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.payment_methods': { id: 'demoOnly', customer: 'demoOnly', test_case: 'demoOnly', brand: 'demoOnly', last_four: 'demoOnly', expiry_month: 'demoOnly', expiry_year: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.setup_intents': { id: 'demoOnly', client_secret: 'demoOnly', customer: 'demoOnly', payment_method: 'demoOnly', status: 'demoOnly', metadata: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.payment_intents': { id: 'demoOnly', client_secret: 'demoOnly', customer: 'demoOnly', payment_method: 'demoOnly', amount: 'demoOnly', currency: 'demoOnly', capture_method: 'demoOnly', status: 'demoOnly', decline_code: 'demoOnly', answers_at: 'demoOnly', metadata: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.ledger': { id: 'demoOnly', payment_intent: 'demoOnly', kind: 'demoOnly', amount: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.refunds': { id: 'demoOnly', payment_intent: 'demoOnly', amount: 'demoOnly', metadata: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.idempotency_keys': { key: 'demoOnly', request: 'demoOnly', status: 'demoOnly', answer: 'demoOnly', created_at: 'demoOnly' },
  'sandbox.events': { id: 'demoOnly', position: 'demoOnly', type: 'demoOnly', object: 'demoOnly', created_at: 'demoOnly', due_at: 'demoOnly', attempts: 'demoOnly' },
};

/** Tables that say nothing of a customer or guest: what is sold, where, and what the database remembers of itself. */
export const IMPERSONAL = ['adverts', 'categories', 'cities', 'countries', 'items', 'marks', 'promos', 'sections', 'slots', 'stores'];
