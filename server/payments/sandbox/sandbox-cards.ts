import { eq } from 'drizzle-orm';
import { sandboxPaymentMethods } from '#server/database/schema/sandbox.ts';
import { found, missing, type SandboxAnswer, type SandboxWork } from './sandbox-answer.ts';
import { BUILT_IN_CARDS, type KnownCard } from './test-cards.ts';

/** A card of the sandbox. A built-in one is everybody's; one that was added is its customer's, and nobody's once detached. */
export type SandboxCard = KnownCard & { readonly id: string; readonly customer: string | null; readonly isBuiltIn: boolean };

export async function findCard({ database }: SandboxWork, id: string): Promise<SandboxCard | null> {
  const builtIn = Object.hasOwn(BUILT_IN_CARDS, id) ? BUILT_IN_CARDS[id] : undefined;
  if (builtIn) return { ...builtIn, id, customer: null, isBuiltIn: true };
  const [row] = await database.select().from(sandboxPaymentMethods).where(eq(sandboxPaymentMethods.id, id));
  return row ? { ...row, isBuiltIn: false } : null;
}

export const maySpend = (card: SandboxCard, customer: string | null): boolean =>
  card.isBuiltIn || (card.customer !== null && card.customer === customer);

export const cardJson = (card: SandboxCard): Record<string, unknown> => ({
  id: card.id,
  object: 'payment_method',
  type: 'card',
  customer: card.customer,
  livemode: false,
  metadata: {},
  // Nothing else of a number is kept here.
  card: {
    brand: card.brand,
    last4: card.lastFour,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    fingerprint: `${card.brand}:${card.lastFour}:${card.testCase}`,
  },
});

export async function showCard(work: SandboxWork, id: string): Promise<SandboxAnswer> {
  const card = await findCard(work, id);
  return card ? found(cardJson(card)) : missing('PaymentMethod', id);
}

export async function detachCard(work: SandboxWork, id: string): Promise<SandboxAnswer> {
  const card = await findCard(work, id);
  if (!card) return missing('PaymentMethod', id);
  await work.database.update(sandboxPaymentMethods).set({ customer: null }).where(eq(sandboxPaymentMethods.id, id));
  return found(cardJson({ ...card, customer: null }));
}
