import { COMMAND_KEYS_MAXIMUM } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { PayCommand } from '#server/database/pay-command.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import { lockPayment, updatePayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { CheckoutDetails } from '../pricing/refusal-details.ts';
import { NOT_PAID } from './settling/not-paid.ts';

const STORED_COMMANDS = COMMAND_KEYS_MAXIMUM;

export const earlierCommand = ({ commands }: OrderPaymentRow, key: string | undefined): PayCommand | null =>
  commands.find((command) => command.key === key) ?? null;

export const whyOpen = ({ refusal }: Pick<OrderPaymentRow, 'refusal'>): Refused<never> | null =>
  refusal && refuse(refusal.code, refusal.reason === null ? {} : { reason: refusal.reason });

/** What a command is answered that comes again once its payment is open: as it was refused, or that what it began is over. */
export const answerAgain = ({ refused }: PayCommand, payment: OrderPaymentRow): Refused<CheckoutDetails> =>
  refused ?? whyOpen(payment) ?? refuse(NOT_PAID.code, { reason: 'not_paid' });

export const withCommand = (
  payment: OrderPaymentRow,
  key: string | undefined,
  refused: PayCommand['refused'] = null,
): readonly PayCommand[] =>
  key === undefined || earlierCommand(payment, key) ? payment.commands : [...payment.commands, { key, refused }].slice(-STORED_COMMANDS);

export async function keepCommand(
  transaction: Database,
  payment: OrderPaymentRow,
  key: string | undefined,
  refused: PayCommand['refused'] = null,
): Promise<void> {
  const commands = withCommand(payment, key, refused);
  if (commands !== payment.commands) await updatePayment(transaction, payment.id, { commands });
}

export const keepAnswered = (database: Database, payment: OrderPaymentRow, key: string | undefined): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if (key === undefined || earlierCommand(payment, key)) return;
    const locked = await lockPayment(transaction, payment.id);
    if (locked) await keepCommand(transaction, locked, key);
  });

export const unknownKeys = ({ commands }: Pick<OrderPaymentRow, 'commands'>, keys: readonly string[]): string[] =>
  keys.filter((key) => !commands.some((command) => command.key === key));

/** Refuses commands before they come: whichever did not come yet holds nothing when it does. @returns those */
export const withdrawCommands = (database: Database, paymentId: string, keys: readonly string[]): Promise<string[]> =>
  inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    const unknown = payment ? unknownKeys(payment, keys) : [];
    if (!payment || unknown.length === 0) return [];
    const refused = refuse(NOT_PAID.code, { reason: 'not_paid' });
    const withdrawn = unknown.map((key) => ({ key, refused }));
    await updatePayment(transaction, paymentId, { commands: [...payment.commands, ...withdrawn].slice(-STORED_COMMANDS) });
    return unknown;
  });
