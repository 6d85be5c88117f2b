import { eq } from 'drizzle-orm';
import { sandboxCustomers, sandboxPaymentMethods, sandboxSetupIntents } from '#server/database/schema/sandbox.ts';
import { found, missing, refused, type SandboxAnswer, type SandboxWork } from './sandbox-answer.ts';
import { writeEvent } from './sandbox-events.ts';
import { newClientSecret, newSandboxId } from './sandbox-ids.ts';
import { brandOf, cardDigits, TEST_NUMBERS } from './test-cards.ts';

export type SandboxSetupIntent = typeof sandboxSetupIntents.$inferSelect;
export type TypedCard = { readonly number: string; readonly exp_month: number; readonly exp_year: number; readonly cvc: string };

export async function createCustomer({ database, at }: SandboxWork, metadata: Record<string, string>): Promise<SandboxAnswer> {
  const id = newSandboxId('cus');
  await database.insert(sandboxCustomers).values({ id, metadata, createdAt: at });
  return found({ id, object: 'customer', livemode: false, metadata });
}

export const setupJson = (setup: SandboxSetupIntent): Record<string, unknown> => ({
  id: setup.id,
  object: 'setup_intent',
  livemode: false,
  client_secret: setup.clientSecret,
  customer: setup.customer,
  payment_method: setup.paymentMethod,
  status: setup.status,
  metadata: setup.metadata,
  usage: 'on_session',
});

export async function createSetup(
  work: SandboxWork,
  asked: { customer: string; metadata: Record<string, string> },
): Promise<SandboxAnswer> {
  const [customer] = await work.database.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, asked.customer));
  if (!customer) return missing('customer', asked.customer);
  const id = newSandboxId('seti');
  const setup: SandboxSetupIntent = {
    id,
    clientSecret: newClientSecret(id),
    customer: customer.id,
    paymentMethod: null,
    status: 'requires_payment_method',
    metadata: asked.metadata,
    createdAt: work.at,
  };
  await work.database.insert(sandboxSetupIntents).values(setup);
  return found(setupJson(setup));
}

export async function lockSetup(
  { database }: SandboxWork,
  by: { id: string } | { clientSecret: string },
): Promise<SandboxSetupIntent | null> {
  const which = 'id' in by ? eq(sandboxSetupIntents.id, by.id) : eq(sandboxSetupIntents.clientSecret, by.clientSecret);
  const [setup] = await database.select().from(sandboxSetupIntents).where(which).for('update');
  return setup ?? null;
}

const cardError = (code: string, message: string): SandboxAnswer => ({
  status: 402,
  json: { error: { type: 'card_error', code, message } },
});

/** What is wrong with a typed card, as a card's bank sees it at once, or null. */
function wrongWith(card: TypedCard, digits: string | null, at: number): SandboxAnswer | null {
  if (digits === null) return cardError('incorrect_number', 'The card number is incorrect.');
  const firstOfNextMonth = Date.UTC(card.exp_year, card.exp_month, 1);
  if (firstOfNextMonth <= at) return cardError('expired_card', 'The card has expired.');
  if (!(brandOf(digits) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(card.cvc))
    return cardError('incorrect_cvc', 'The security code is incorrect.');
  return null;
}

/** Keeps a card for its customer; the number goes no further than its test case, brand and last four digits. */
export async function confirmSetup(
  work: SandboxWork,
  setup: SandboxSetupIntent,
  card: TypedCard,
): Promise<{ setup: SandboxSetupIntent; refusal: SandboxAnswer | null }> {
  if (setup.status !== 'requires_payment_method')
    return { setup, refusal: refused('setup_intent_unexpected_state', `The intent is ${setup.status}.`) };
  const digits = cardDigits(card.number);
  const refusal = wrongWith(card, digits, work.at);
  if (refusal || digits === null) return { setup, refusal };
  const id = newSandboxId('pm');
  await work.database.insert(sandboxPaymentMethods).values({
    id,
    customer: setup.customer,
    testCase: TEST_NUMBERS[digits] ?? 'accepted',
    brand: brandOf(digits),
    lastFour: digits.slice(-4),
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    createdAt: work.at,
  });
  const [confirmed] = await work.database
    .update(sandboxSetupIntents)
    .set({ paymentMethod: id, status: 'succeeded' })
    .where(eq(sandboxSetupIntents.id, setup.id))
    .returning();
  if (!confirmed) throw new Error('The intent is gone');
  await writeEvent(work, 'setup_intent.succeeded', setupJson(confirmed));
  return { setup: confirmed, refusal: null };
}
