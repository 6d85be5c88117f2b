import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf } from '#contract/endpoint.ts';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID, REQUEST_TYPE } from '#contract/enumerations.ts';
import { fillBasket } from './as-anybody.ts';
import { picture, type SignIn } from './as-customer.ts';
import { idOfNobody, ownToken, type Market } from './market.ts';
import type { Body, Trial } from './trial.ts';

type Order = AnswerOf<typeof endpoints.get_order_detail>['order'];

/** Somebody new, who exists for this trial. Null where nobody can register. */
export async function register(trial: Trial, market: Market): Promise<(SignIn & { readonly who: Body }) | null> {
  const { register: call } = endpoints;
  const person = { email: `contract-${idOfNobody()}@example.org`, password: `Contract ${ownToken()}` };
  const names = { first_name: 'Contract', last_name: 'Trial', country_id: market.countryId, country_phone_code: market.phoneCode };
  const fixed = {
    city: '',
    address: '',
    social_id: '',
    login_by: 'manual',
    referral_code: '',
    image_url: './default.png',
    type: REQUEST_TYPE,
  };
  const body = { ...person, ...names, ...fixed, phone: `79${String(Date.now()).slice(-7)}`, cart_unique_token: ownToken() };
  const user = (await trial.well(call, 'somebody new', body))?.user;
  if (!user) return null;
  await trial.refused(call, 'the same e-mail again', { ...body, cart_unique_token: ownToken() }, [502, 503]);
  return { ...person, who: { user_id: user._id, server_token: user.server_token } };
}

/** Letters go to the new account's address, which nobody reads. */
export async function letters(trial: Trial, { email }: SignIn): Promise<void> {
  await trial.well(endpoints.forgot_password, 'a forgotten password', { email, type: REQUEST_TYPE });
  await trial.well(endpoints.forgot_password, 'that of nobody, answered alike', { email: `no-${email}` });
  await trial.refused(endpoints.new_password, 'a token of no e-mail', { token: ownToken(), password: ownToken() }, [542]);
  await trial.well(endpoints.send_email, 'the newsletter', { email });
  const applicant = {
    name: 'Contract',
    snames: 'Trial',
    email,
    mobile: '+41791234567',
    address: 'Trial street 1',
    website: 'filled in, so that nothing is kept',
  };
  await trial.well(endpoints.send_partner_email, 'a store that wants to join', {
    ...applicant,
    companyName: 'Contract Trial',
    postal_code: '',
  });
  await trial.well(endpoints.send_hopper_email, 'somebody who wants to ride', applicant);
}

/** An order in cash, each command sent twice. Null where none came of it. */
export async function order(trial: Trial, market: Market, who: Body): Promise<Order | null> {
  const { pay_order_payment: pay, create_order: create, get_order_detail: detail } = endpoints;
  const basket = { ...who, cart_unique_token: ownToken() };
  const filled = await fillBasket(trial, market, basket);
  if (!filled) return null;
  await trial.well(endpoints.get_payment_gateway, 'the ways to pay', { ...who, city_id: market.cityId, ...market.sentPlace });
  const { _id: order_payment_id, user_pay_payment } = filled.invoice.order_payment;
  await trial.refused(
    create,
    'an order that is not paid',
    { ...basket, cart_id: filled.cartId, ...details(market, order_payment_id) },
    [549, 651],
  );
  const command = {
    ...basket,
    order_payment_id,
    payment_id: CASH_PAYMENT_ID,
    is_payment_mode_cash: true,
    user_pay_payment,
    idempotency_key: ownToken(),
  };
  let isPaid = true;
  // Whoever cancels too often is asked for cash no more: that is no departure.
  for (const what of ['it is paid in cash', 'the same command again']) isPaid = (await trial.well(pay, what, command, [651])) !== null;
  if (!isPaid) return null;
  await trial.well(endpoints.get_payment, 'how the payment stands', { ...who, order_payment_id });
  const made = [];
  for (const what of ['the order', 'the same order again'])
    made.push(await trial.well(create, what, { ...basket, cart_id: filled.cartId, ...details(market, order_payment_id) }));
  const [first, again] = made;
  if (!first) return null;
  trial.expect(create, 'asked twice it is one order', again?.order_id === first.order_id, first.order_id, again?.order_id);
  const told = await trial.well(detail, 'the order as it stands', { ...who, order_id: first.order_id });
  const paid = told?.order.order_payment_detail.user_pay_payment;
  trial.expect(detail, 'it costs what the invoice said', paid === user_pay_payment, String(user_pay_payment), paid);
  await trial.well(endpoints.get_orders, 'the running orders', who);
  await trial.well(endpoints.get_invoice, 'its invoice', { ...who, order_id: first.order_id }, [548]);
  return told?.order ?? null;
}

const details = (market: Market, order_payment_id: string): Body => ({
  order_payment_id,
  destination_addresses: [market.address('destination')],
  delivery_note: '',
  delivery_user_name: 'Contract Trial',
  delivery_user_phone: '791234567',
  is_user_pick_up_order: false,
  is_schedule_order: false,
  order_start_at: 0,
  is_use_pre_delivery_slots: false,
  slot_start_time: '',
  slot_end_time: '',
  is_use_pickup_slots: false,
  pickup_slot_start_time: '',
  pickup_slot_end_time: '',
});

export async function shareIt(trial: Trial, who: Body, { _id: order_id }: Order): Promise<void> {
  const { share_order: share, get_shared_order: look, withdraw_shared_order: withdraw } = endpoints;
  const link = await trial.well(share, 'a link to it', { ...who, order_id });
  if (!link) return;
  const { share_token } = link;
  await trial.well(look, 'what the link shows', { share_token });
  for (const what of ['the link ends', 'it ends again']) await trial.well(withdraw, what, { ...who, order_id });
  await trial.refused(look, 'a link that has ended', { share_token }, [652]);
}

export async function cancelIt(trial: Trial, who: Body, { _id: order_id, order_status, cancel_charge }: Order): Promise<void> {
  const { user_cancel_order: cancel } = endpoints;
  const body = { ...who, order_id, order_status, cancel_reason: 'other', cancel_charge };
  const once = await trial.well(cancel, 'it is cancelled', body, [656]);
  const again = await trial.well(cancel, 'it is cancelled again', body, [656]);
  trial.expect(cancel, 'asked twice it comes to the same', JSON.stringify(once) === JSON.stringify(again), JSON.stringify(once), again);
}

/** Looks at an order until it has come, for so many seconds at most, and rates it. */
export async function watchIt(trial: Trial, who: Body, { _id: order_id }: Order, patience: number): Promise<void> {
  const one = { ...who, order_id };
  const until = Date.now() + patience * 1_000;
  while (Date.now() < until && (await trial.ask(endpoints.get_order_detail, one))?.status === 200) {
    for (const call of [endpoints.get_provider_location, endpoints.get_order_route])
      await trial.well(call, 'while it is on its way', one, [652]);
    const stored = await trial.ask(endpoints.rating_to_store, { ...one, rating: 5, review: 'Good.' });
    if ((stored?.json as Body | undefined)?.success === true) break;
    await wait(500);
  }
  const rated = { ...one, rating: 4, review: 'Good.' };
  for (const call of [endpoints.rating_to_store, endpoints.rating_to_provider]) await trial.well(call, 'it is rated', rated, [652, 1004]);
  const wrong = { ...one, lines: [{ line: 0, quantity: 1, what: 'cold', money_back: false }], note: 'It was cold.' };
  for (const what of ['something was wrong', 'it is said again'])
    await trial.well(endpoints.report_order_problem, what, wrong, [652, 1004]);
  await trial.well(endpoints.order_history_detail, 'the order that has ended', one, [540]);
}

export async function topUp(trial: Trial, who: Body): Promise<void> {
  const { get_stripe_payment_intent_wallet: first, add_wallet_amount: last } = endpoints;
  const intent = await trial.well(
    first,
    'the first step of a top-up',
    { ...who, payment_id: CARD_GATEWAY_ID, amount: 5, type: REQUEST_TYPE, top_up_key: ownToken() },
    [536, 1016],
  );
  await trial.refused(
    first,
    'less than may be',
    { ...who, payment_id: CARD_GATEWAY_ID, amount: 0.01, type: REQUEST_TYPE },
    [536, 560, 1016],
  );
  await trial.refused(last, 'an intent that is none', { ...who, payment_intent_id: 'pi_none', type: REQUEST_TYPE }, [536, 538, 549]);
  if (!intent) return;
  const { json } = await trial.post(CARD_SANDBOX.confirmPaymentIntent, {
    client_secret: intent.client_secret,
    payment_method: intent.payment_method,
  });
  const payment_intent_id = (json as { intent?: { id?: string } } | null)?.intent?.id;
  if (payment_intent_id === undefined) return;
  const body = { ...who, payment_id: CARD_GATEWAY_ID, payment_intent_id, last_four: intent.last_four, type: REQUEST_TYPE };
  const once = await trial.well(last, 'the money comes', body);
  const again = await trial.well(last, 'it comes again', body);
  trial.expect(last, 'asked twice it comes once', once?.wallet === again?.wallet, String(once?.wallet), again?.wallet);
}

export async function endAccount(trial: Trial, { email, password, who }: SignIn & { readonly who: Body }): Promise<void> {
  const { update, delete_account: end } = endpoints;
  const profile = { ...who, first_name: 'Contract', last_name: 'Changed', email, phone: `79${String(Date.now()).slice(-7)}` };
  await trial.refused(update, 'a new phone without the password', { ...profile, old_password: 'not the password' }, [512]);
  const updated = await trial.well(update, 'a new phone', { ...profile, old_password: password });
  const session = { ...who, ...(updated && { server_token: updated.user.server_token }) };
  await trial.well(endpoints.set_profile_picture, 'a picture', session, [], { image: picture() });
  for (const what of ['the picture goes', 'it goes again']) await trial.well(endpoints.remove_profile_picture, what, session);
  await trial.refused(end, 'the wrong password', { ...session, password: 'not the password' }, [511, 512]);
  const ended = await trial.well(end, 'the account ends', { ...session, password }, [1004]);
  if (ended) await trial.refused(end, 'it ends again', { ...session, password }, [999]);
}
