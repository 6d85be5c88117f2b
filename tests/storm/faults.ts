/** The calls of a purchase, by the names that the specification's list of faults gives them. */
export const CALLS = {
  invoice: ['get_order_cart_invoice'],
  vehicles: ['get_vehicles_list'],
  'courier invoice': ['get_courier_order_invoice'],
  promo: ['apply_promo_code'],
  gateway: ['get_payment_gateway'],
  'wallet switch': ['change_user_wallet_status'],
  postcode: ['get_address_using_postcode'],
  address: ['check_delivery_available', 'change_delivery_address'],
  pay: ['pay_order_payment'],
  'create order': ['create_order'],
  'order poll': ['get_order_detail'],
  'cart change': ['add_item_in_cart', 'clear_cart', 'courier_image', 'remove_courier_image'],
  'sign-in': ['login'],
  'card list': ['get_card_list'],
  'card choice': ['select_card'],
  'card removal': ['delete_card'],
  'add card': ['get_stripe_add_card_intent', 'add_card'],
  'card confirmation': ['confirm_payment_intent', 'answer_challenge', 'confirm_setup_intent', 'confirm_twint', 'retrieve_intent'],
  'top-up': ['get_stripe_payment_intent_wallet', 'add_wallet_amount'],
  cancel: ['user_cancel_order'],
  'order problem': ['report_order_problem'],
  'payment check': ['get_payment', 'give_up_payment', 'withdraw_commands'],
  'provider call': [],
  'provider event': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CallOfPurchase = keyof typeof CALLS;

/** What may befall a call (4-quality, section 2). */
export const FAULTS = {
  requestLost: 'the request is lost',
  answerLost: 'the answer is lost after the server did it',
  answersLate: 'the answer comes after the client’s time-out',
  brokenBefore: 'a 5xx, nothing done',
  brokenAfter: 'a 5xx, all done',
  refused: 'success: false',
  unreadable: 'an answer that cannot be read: HTML, empty, cut off, wrong types',
  doubled: 'the call arrives twice',
  overtaken: 'an old answer after a newer one',
  reloaded: 'the page is loaded anew while it is under way',
  tokenExpired: 'the session has ended meanwhile',
  serverKilled: 'the server is killed',
  databaseCut: 'the connection to the database is cut, before a statement or after it',
} as const;
export type Fault = keyof typeof FAULTS;
export const ALL_FAULTS = Object.keys(FAULTS) as Fault[];

const byEndpoint = new Map<string, CallOfPurchase>(
  Object.entries(CALLS).flatMap(([call, names]) => names.map((name) => [name, call as CallOfPurchase] as const)),
);

/** Which call of the purchase an endpoint is; null for one that belongs to no purchase. */
export const callOf = (endpointName: string): CallOfPurchase | null => byEndpoint.get(endpointName) ?? null;

/** Calls that nobody signs in for, and the sign-in itself: an ended session changes nothing for them. */
const NEEDS_NO_SESSION: readonly CallOfPurchase[] = ['vehicles', 'postcode', 'sign-in', 'cart change', 'card confirmation'];
/** What is answered from memory. */
const ASKS_NO_DATABASE: readonly CallOfPurchase[] = [];
const OF_THE_PROVIDER: Partial<Record<CallOfPurchase, readonly Fault[]>> = {
  'provider call': ['requestLost', 'answerLost', 'brokenBefore', 'brokenAfter', 'doubled'],
  'provider event': ['requestLost', 'answersLate', 'brokenBefore', 'brokenAfter', 'doubled', 'overtaken', 'serverKilled'],
};

/** Whether a fault can befall a call at all. */
export const canBefall = (call: CallOfPurchase, fault: Fault): boolean =>
  OF_THE_PROVIDER[call]?.includes(fault) ??
  !((fault === 'tokenExpired' && NEEDS_NO_SESSION.includes(call)) || (fault === 'databaseCut' && ASKS_NO_DATABASE.includes(call)));
