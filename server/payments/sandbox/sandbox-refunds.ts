import { and, desc, eq, sql } from 'drizzle-orm';
import { sandboxLedger, sandboxRefunds } from '#server/database/schema/sandbox.ts';
import { found, missing, refused, type SandboxAnswer, type SandboxWork } from './sandbox-answer.ts';
import { writeEvent } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-ids.ts';
import { lockIntent } from './sandbox-payment-intents.ts';

async function leftOf({ database }: SandboxWork, paymentIntent: string): Promise<number> {
  const [row] = await database
    .select({
      left: sql<number>`coalesce(sum(case ${sandboxLedger.kind} when 'capture' then ${sandboxLedger.amount} when 'refund' then -${sandboxLedger.amount} else 0 end), 0)::int`,
    })
    .from(sandboxLedger)
    .where(and(eq(sandboxLedger.paymentIntent, paymentIntent)));
  return row?.left ?? 0;
}

const refundJson = ({ id, amount, paymentIntent, metadata }: typeof sandboxRefunds.$inferSelect) => ({
  id,
  object: 'refund',
  amount,
  payment_intent: paymentIntent,
  status: 'succeeded',
  metadata,
});

export async function refundIntent(
  work: SandboxWork,
  asked: { paymentIntent: string; amount: number | null; metadata: Record<string, string> },
): Promise<SandboxAnswer> {
  const intent = await lockIntent(work, { id: asked.paymentIntent });
  if (!intent) return missing('PaymentIntent', asked.paymentIntent);
  const left = await leftOf(work, intent.id);
  const amount = asked.amount ?? left;
  if (left === 0) return refused('charge_already_refunded', 'There is nothing to give back.');
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    return refused('amount_too_large', 'The amount is more than what is left of the payment.');
  const refund = { id: newSandboxId('re'), paymentIntent: intent.id, amount, metadata: asked.metadata, createdAt: work.at };
  await work.database.insert(sandboxRefunds).values(refund);
  await work.database.insert(sandboxLedger).values({ paymentIntent: intent.id, kind: 'refund', amount, createdAt: work.at });
  await writeEvent(work, 'charge.refunded', {
    id: intent.id.replace('pi_', 'ch_'),
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: intent.amount - left + amount,
    metadata: intent.metadata,
  });
  return found(refundJson(refund));
}

export async function listRefunds({ database }: SandboxWork, paymentIntent: string): Promise<SandboxAnswer> {
  const rows = await database
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentIntent, paymentIntent))
    .orderBy(desc(sandboxRefunds.createdAt));
  return found({ object: 'list', url: '/v1/refunds', has_more: false, data: rows.map(refundJson) });
}
