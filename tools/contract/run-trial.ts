import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { asGuest, lookAround } from './as-anybody.ts';
import { asCustomer, signIn, signOut, type SignIn } from './as-customer.ts';
import { tryBadBodies } from './bad-bodies.ts';
import { findMarket, idOfNobody, NOBODY, ownToken, type Place } from './market.ts';
import { Trial, type Body } from './trial.ts';
import { cancelIt, endAccount, letters, order, register, shareIt, topUp, watchIt } from './with-orders.ts';

export type Wish = {
  readonly url: string;
  readonly signIn: SignIn | null;
  /** Whether orders are made and cancelled, an account is made and deleted, and letters are sent. */
  readonly withOrders: boolean;
  /** Where to look around; else the middle of the first city. */
  readonly at: Place | null;
  /** How long an order may take to come, seconds; 0: none is waited for. */
  readonly patience: number;
};

const CALLS: readonly Endpoint[] = Object.values(endpoints);
/** What buys, writes to people, makes accounts or ends them: bad bodies of it go to a server with the rest of that alone. */
const LEAVES_SOMETHING: readonly string[] = [
  'register update delete_account set_profile_picture remove_profile_picture rating_to_store rating_to_provider',
  'report_order_problem order_problem_image',
  'forgot_password new_password send_email send_partner_email send_hopper_email',
  'pay_order_payment create_order get_stripe_payment_intent_wallet add_wallet_amount',
].flatMap((names) => names.split(' '));

/** Nobody is let in by a session that was made up. */
async function tryTokens(trial: Trial, withOrders: boolean): Promise<void> {
  const made = { user_id: idOfNobody(), server_token: ownToken() };
  for (const call of CALLS.filter(({ access, name }) => access === 'customer' && (withOrders || !LEAVES_SOMETHING.includes(name))))
    await trial.refused(
      call,
      'a session that was made up',
      { ...trial.bodies.get(call.name), ...made },
      [999],
      !trial.bodies.has(call.name),
    );
}

async function bodies(trial: Trial, who: Body | null, withOrders: boolean): Promise<void> {
  for (const call of CALLS.filter(({ name }) => name !== 'logout' && (withOrders || !LEAVES_SOMETHING.includes(name)))) {
    if (call.access === 'customer' && !who) continue;
    await tryBadBodies(trial, call, { ...trial.bodies.get(call.name), ...(call.access === 'customer' ? who : {}) });
  }
}

export async function runTrial({ url, signIn: given, withOrders, at, patience }: Wish): Promise<Trial> {
  const trial = new Trial(url);
  const guest = { ...NOBODY, cart_unique_token: ownToken() };
  const market = await findMarket(trial, guest, at);
  if (!market) {
    // Nothing was tried then, which must not look as if everything held.
    trial.expect(endpoints.user_get_store_product_item_list, 'the way to a basket', false, 'a store that delivers now', 'none');
    return withUntried(trial);
  }
  await lookAround(trial, market, guest);
  await asGuest(trial, market, guest);
  const somebody = withOrders ? await register(trial, market) : null;
  if (somebody) await letters(trial, somebody);
  const person = given ?? somebody;
  const who = person && (await signIn(trial, person, ownToken()));
  if (who) await asCustomer(trial, market, who);
  if (who && withOrders) {
    const watched = patience > 0 ? await order(trial, market, who) : null;
    if (watched) await watchIt(trial, who, watched, patience);
    const made = await order(trial, market, who);
    if (made) await shareIt(trial, who, made);
    if (made) await cancelIt(trial, who, made);
    await topUp(trial, who);
  }
  await tryTokens(trial, withOrders);
  await bodies(trial, who, withOrders);
  if (somebody) await endAccount(trial, somebody);
  if (who && person === given) await signOut(trial, market, who);
  return withUntried(trial);
}

function withUntried(trial: Trial): Trial {
  const asked = new Set(trial.rows.map(({ call }) => call));
  for (const call of CALLS) if (!asked.has(call.name)) trial.note(call, '', 'not tried');
  return trial;
}
