import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import { describeAnswers, type Answer } from '#statecharts/describe-answers.ts';

const order = { order_id: 'd'.repeat(24), unique_id: 1042 };
const lookedAndPaid = ['order.rests', 'order.rests', 'way.kept', 'order.begun'];
const pricedAnew = [...lookedAndPaid, 'price.outdated', 'order.rests'];
const command = { ...leasPurchase, ...inCash };
const placed = { shows: { is: 'placed', order, failure: null, decline: null }, emitted: lookedAndPaid };
const made: Answer = {
  ...placed,
  asked: 'payment createOrder findOrder',
  with: { payment: { command }, createOrder: leasPurchase, findOrder: { isLost: false } },
};
/** An answer that got lost is asked for again, of the same purchase. */
const madeLater: Answer = {
  ...placed,
  asked: 'payment createOrder findOrder createOrder findOrder',
  with: { createOrder: leasPurchase, findOrder: { paymentId: leasPurchase.invoice.order_payment._id, isLost: true } },
};
/** No order, nothing charged, the basket as it was; what it costs is asked anew. */
const notPaid = (reason: RefusalReason, code = 651): Answer => ({
  shows: { is: 'resting', failure: { kind: 'refused', code, reason }, decline: null },
  asked: 'payment',
  with: { payment: { command } },
  emitted: pricedAnew,
});
const wine = { invoice: { minimum_age: 16 } };
const spirit = { invoice: { minimum_age: 18 } };
const dearer = { invoice: { order_payment: { user_pay_payment: 42.7 } } };

describeAnswers(orderPlacementModel, toOrderPlacementView, {
  'the price changes before the customer pays': {
    ...made,
    shows: { is: 'placed', order, purchase: dearer },
    with: { payment: { command: dearer }, createOrder: dearer },
  },
  'the price changes in the moment of paying': notPaid('prices_changed', 535),
  'a parcel is changed in another tab before it is paid for in this one': notPaid('parcel_changed', 535),
  'the connection is lost while the order is made': madeLater,
  'the order is made and its answer never comes': made,
  'the order was made in another tab': { ...placed, asked: 'payment' },
  'the store closes, or shortens its hours, between the basket and the last button': notPaid('store_closed'),
  'the store has too much to do when the customer pays': notPaid('store_busy'),
  'the last place in a time slot goes to somebody else': notPaid('slot_full'),
  'too many places are held for one customer': notPaid('places_held'),
  'the chosen time passes before the customer pays': notPaid('slot_past'),
  'the chosen time is too soon for the kitchen': notPaid('too_soon'),
  'the store changes its time slots after a time was chosen': notPaid('invalid_time'),
  'the store stops taking orders for later': notPaid('schedule_not_taken'),
  'the store takes orders for later only': notPaid('asap_not_taken'),
  'the store stops delivering before the customer pays': notPaid('delivery_not_offered'),
  'the store stops handing orders over before the customer pays': notPaid('pickup_not_offered'),
  'the pin has no address and nobody named the place': notPaid('place_unnamed'),
  'the address names no street or no house number': notPaid('door_missing'),
  'a dish is gone from the menu when the customer pays': notPaid('items_changed'),
  'another tab changes the basket while the customer pays': notPaid('cart_changed'),
  'the account is not approved': notPaid('customer_not_approved'),
  'something in the basket is sold from a certain age': {
    ...made,
    shows: { is: 'placed', order, age: { minimum: 16, isConfirmed: true } },
    with: { payment: { command: { ...wine, confirmedAge: 16 } }, createOrder: wine },
  },
  'something that is sold from a higher age comes into the basket': {
    ...made,
    shows: { is: 'placed', order, age: { minimum: 18, isConfirmed: true } },
    with: { payment: { command: { ...spirit, confirmedAge: 18 } }, createOrder: spirit },
  },
  'the age that something is sold from rises while the customer pays': notPaid('age_not_confirmed'),
  'a way to pay is not offered here any more': notPaid('payment_method_unavailable'),
  'several orders are still to be paid in cash': notPaid('cash_orders_many'),
  'the order is too dear to be paid in cash': notPaid('cash_sum_large'),
  'cash orders were cancelled too often today': notPaid('cash_cancelled_often'),
  'the first cash order comes before the e-mail is confirmed': notPaid('email_unconfirmed'),
  'the promo code goes to its last user while the customer pays': notPaid('promo_used_up'),
  'the promo code ends while the customer pays': notPaid('promo_over'),
  'an order is asked for that was not paid': {
    shows: { is: 'resting', failure: { code: 549, reason: 'not_paid' } },
    asked: 'payment createOrder findOrder',
    emitted: pricedAnew,
  },
  'it is not known yet whether the card was charged': madeLater,
  'the card is declined': {
    ...made,
    asked: 'payment payment createOrder findOrder',
    emitted: [...pricedAnew, 'way.kept', 'order.begun'],
  },
  'looking for the order breaks': made,
});
