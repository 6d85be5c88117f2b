import { and, eq, inArray, sql } from 'drizzle-orm';
import { sandboxLedger, sandboxPaymentIntents } from '#server/database/schema/sandbox.ts';
import {
  AUTHENTICATION_FAILED,
  declineError,
  TWINT_REFUSALS,
  found,
  missing,
  refused,
  type SandboxAnswer,
  type SandboxWork,
} from './sandbox-answer.ts';
import { findCard, maySpend } from './sandbox-cards.ts';
import { writeEvent } from './sandbox-events.ts';
import { newClientSecret, newSandboxId } from './sandbox-ids.ts';
import type { TestCase } from '#server/database/card-test-case.ts';
import { TWINT_PAGE, type TwintAnswer } from '#contract/card-sandbox.ts';

export type SandboxPaymentIntent = typeof sandboxPaymentIntents.$inferSelect;

/** How long the bank of the processing card takes, milliseconds. */
export const PROCESSING_TAKES = 5_000;

async function receivedOf({ database }: SandboxWork, id: string): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${sandboxLedger.amount}), 0)::int` })
    .from(sandboxLedger)
    .where(and(eq(sandboxLedger.paymentIntent, id), eq(sandboxLedger.kind, 'capture')));
  return row?.sum ?? 0;
}

const isTwint = ({ paymentMethod }: Pick<SandboxPaymentIntent, 'paymentMethod'>): boolean => paymentMethod === 'twint';

export const nextAction = (intent: SandboxPaymentIntent) => {
  if (intent.status !== 'requires_action') return null;
  return isTwint(intent)
    ? {
        type: 'redirect_to_url' as const,
        redirect_to_url: { url: `${TWINT_PAGE}?token=${intent.clientSecret}`, return_url: intent.returnUrl },
      }
    : { type: 'use_stripe_sdk' as const };
};

export const intentJson = async (work: SandboxWork, intent: SandboxPaymentIntent): Promise<Record<string, unknown>> => ({
  id: intent.id,
  object: 'payment_intent',
  livemode: false,
  created: Math.floor(intent.createdAt / 1_000),
  amount: intent.amount,
  currency: intent.currency,
  capture_method: intent.captureMethod,
  client_secret: intent.clientSecret,
  customer: intent.customer,
  payment_method: intent.paymentMethod,
  status: intent.status,
  metadata: intent.metadata,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  amount_received: await receivedOf(work, intent.id),
  next_action: nextAction(intent),
  last_payment_error: intent.declineCode === null ? null : declineError(intent.declineCode),
});

async function note(
  { database, at }: SandboxWork,
  paymentIntent: string,
  kind: (typeof sandboxLedger.$inferInsert)['kind'],
  amount: number,
): Promise<void> {
  await database.insert(sandboxLedger).values({ paymentIntent, kind, amount, createdAt: at });
}

async function move(
  work: SandboxWork,
  intent: SandboxPaymentIntent,
  change: Partial<SandboxPaymentIntent>,
  event: string,
): Promise<SandboxPaymentIntent> {
  const [moved] = await work.database
    .update(sandboxPaymentIntents)
    .set({ answersAt: null, ...change })
    .where(eq(sandboxPaymentIntents.id, intent.id))
    .returning();
  if (!moved) throw new Error('The intent is gone');
  await writeEvent(work, `payment_intent.${event}`, await intentJson(work, moved));
  return moved;
}

async function authorise(work: SandboxWork, intent: SandboxPaymentIntent): Promise<SandboxPaymentIntent> {
  await note(work, intent.id, 'authorisation', intent.amount);
  if (intent.captureMethod === 'manual')
    return move(work, intent, { status: 'requires_capture', declineCode: null }, 'amount_capturable_updated');
  await note(work, intent.id, 'capture', intent.amount);
  return move(work, intent, { status: 'succeeded', declineCode: null }, 'succeeded');
}

const decline = (work: SandboxWork, intent: SandboxPaymentIntent, declineCode: string) =>
  move(work, intent, { status: 'requires_payment_method', declineCode }, 'payment_failed');

/** An intent, locked; a bank whose time is over has answered by then. */
export async function lockIntent(work: SandboxWork, by: { id: string } | { clientSecret: string }): Promise<SandboxPaymentIntent | null> {
  const which = 'id' in by ? eq(sandboxPaymentIntents.id, by.id) : eq(sandboxPaymentIntents.clientSecret, by.clientSecret);
  const [intent] = await work.database.select().from(sandboxPaymentIntents).where(which).for('update');
  if (!intent) return null;
  return intent.status === 'processing' && intent.answersAt !== null && intent.answersAt <= work.at ? authorise(work, intent) : intent;
}

type Asked = {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly paymentMethod: string;
  readonly captureMethod: 'manual' | 'automatic';
  readonly metadata: Record<string, string>;
};

async function whyNotPaidBy(work: SandboxWork, asked: Asked): Promise<SandboxAnswer | null> {
  if (isTwint(asked)) return null;
  const card = await findCard(work, asked.paymentMethod);
  if (!card) return missing('PaymentMethod', asked.paymentMethod);
  return maySpend(card, asked.customer)
    ? null
    : refused('payment_method_unexpected_state', 'The payment method does not belong to the customer.');
}

/** Makes an intent that is still to be confirmed; refuses an amount below 1 and what may not pay. */
export async function createIntent(work: SandboxWork, asked: Asked): Promise<SandboxAnswer> {
  if (!Number.isInteger(asked.amount) || asked.amount < 1) return refused('parameter_invalid_integer', 'Invalid amount');
  const why = await whyNotPaidBy(work, asked);
  if (why) return why;
  const id = newSandboxId('pi');
  const intent: SandboxPaymentIntent = {
    ...asked,
    id,
    clientSecret: newClientSecret(id),
    status: 'requires_confirmation',
    declineCode: null,
    returnUrl: null,
    answersAt: null,
    createdAt: work.at,
  };
  await work.database.insert(sandboxPaymentIntents).values(intent);
  return found(await intentJson(work, intent));
}

const unexpected = (intent: SandboxPaymentIntent): SandboxAnswer =>
  refused('payment_intent_unexpected_state', `The intent is ${intent.status}.`);

const OUTCOMES: Readonly<Record<TestCase, (work: SandboxWork, intent: SandboxPaymentIntent) => Promise<SandboxPaymentIntent>>> = {
  accepted: authorise,
  slow: authorise,
  declined: (work, intent) => decline(work, intent, 'generic_decline'),
  insufficient_funds: (work, intent) => decline(work, intent, 'insufficient_funds'),
  challenge: (work, intent) => move(work, intent, { status: 'requires_action' }, 'requires_action'),
  challenge_insufficient_funds: (work, intent) => move(work, intent, { status: 'requires_action' }, 'requires_action'),
  processing: (work, intent) => move(work, intent, { status: 'processing', answersAt: work.at + PROCESSING_TAKES }, 'processing'),
};

export type Confirmed = { readonly intent: SandboxPaymentIntent; readonly refusal: SandboxAnswer | null; readonly isSlow: boolean };

const isConfirmable = ({ status }: SandboxPaymentIntent): boolean =>
  ['requires_confirmation', 'requires_payment_method', 'requires_action'].includes(status);

/** Opens TWINT's page; one that is open already stays so, and leads back to where it is asked to now. */
export async function confirmTwint(work: SandboxWork, intent: SandboxPaymentIntent, returnUrl: string): Promise<Confirmed> {
  if (!isTwint(intent) || !isConfirmable(intent)) return { intent, refusal: unexpected(intent), isSlow: false };
  if (intent.status !== 'requires_action')
    return {
      intent: await move(work, intent, { status: 'requires_action', declineCode: null, returnUrl }, 'requires_action'),
      refusal: null,
      isSlow: false,
    };
  await work.database.update(sandboxPaymentIntents).set({ returnUrl }).where(eq(sandboxPaymentIntents.id, intent.id));
  return { intent: { ...intent, returnUrl }, refusal: null, isSlow: false };
}

/** What the customer, or nobody, says on TWINT's page. `late`: yes, and the provider hears of it some seconds later. */
export async function answerTwint(work: SandboxWork, intent: SandboxPaymentIntent, answer: TwintAnswer): Promise<Confirmed> {
  if (!isTwint(intent) || intent.status !== 'requires_action') return { intent, refusal: unexpected(intent), isSlow: false };
  const after =
    answer === 'accept'
      ? authorise(work, intent)
      : answer === 'late'
        ? OUTCOMES.processing(work, intent)
        : decline(work, intent, TWINT_REFUSALS[answer]);
  return { intent: await after, refusal: null, isSlow: false };
}

/** Asks the card's bank: the answer depends on the test card. A challenge that is open already stays open. */
export async function confirmIntent(work: SandboxWork, intent: SandboxPaymentIntent, paymentMethod: string | null): Promise<Confirmed> {
  const card = await findCard(work, paymentMethod ?? intent.paymentMethod);
  if (!card || !maySpend(card, intent.customer))
    return { intent, refusal: missing('PaymentMethod', paymentMethod ?? intent.paymentMethod), isSlow: false };
  if (intent.status === 'requires_action' && card.id === intent.paymentMethod) return { intent, refusal: null, isSlow: false };
  if (!isConfirmable(intent)) return { intent, refusal: unexpected(intent), isSlow: false };
  const asked = { ...intent, paymentMethod: card.id };
  await work.database
    .update(sandboxPaymentIntents)
    .set({ paymentMethod: card.id, declineCode: null })
    .where(eq(sandboxPaymentIntents.id, intent.id));
  return { intent: await OUTCOMES[card.testCase](work, asked), refusal: null, isSlow: card.testCase === 'slow' };
}

export async function answerChallenge(work: SandboxWork, intent: SandboxPaymentIntent, outcome: 'pass' | 'fail'): Promise<Confirmed> {
  if (intent.status !== 'requires_action' || isTwint(intent)) return { intent, refusal: unexpected(intent), isSlow: false };
  const card = await findCard(work, intent.paymentMethod);
  const after =
    outcome === 'fail'
      ? decline(work, intent, AUTHENTICATION_FAILED)
      : card?.testCase === 'challenge_insufficient_funds'
        ? decline(work, intent, 'insufficient_funds')
        : authorise(work, intent);
  return { intent: await after, refusal: null, isSlow: false };
}

export async function captureIntent(work: SandboxWork, intent: SandboxPaymentIntent, amount: number): Promise<SandboxAnswer> {
  if (intent.status !== 'requires_capture') return unexpected(intent);
  if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount)
    return refused('amount_too_large', 'The amount is more than what is authorised.');
  await note(work, intent.id, 'capture', amount);
  if (amount < intent.amount) await note(work, intent.id, 'release', intent.amount - amount);
  return found(await intentJson(work, await move(work, intent, { status: 'succeeded' }, 'succeeded')));
}

export async function cancelIntent(work: SandboxWork, intent: SandboxPaymentIntent): Promise<SandboxAnswer> {
  if (intent.status === 'processing' || intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent);
  if (intent.status === 'requires_capture') await note(work, intent.id, 'release', intent.amount);
  return found(await intentJson(work, await move(work, intent, { status: 'canceled' }, 'canceled')));
}

export async function intentsDue({ database, at }: SandboxWork): Promise<string[]> {
  const rows = await database
    .select({ id: sandboxPaymentIntents.id })
    .from(sandboxPaymentIntents)
    .where(and(inArray(sandboxPaymentIntents.status, ['processing']), sql`${sandboxPaymentIntents.answersAt} <= ${at}`));
  return rows.map(({ id }) => id);
}
