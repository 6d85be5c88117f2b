import type { PayCommand } from '../database/pay-command.ts';
import { refuse, type Refused } from '../http/answer.ts';
import type { OrderPaymentRow } from '../repositories/order-payments.ts';
import type { CheckoutDetails } from './refusal-details.ts';
import { NOT_PAID } from './settling/standing.ts';

const KEPT = 8;

/** The command with this key that the payment was asked with before, or null. */
export const earlierCommand = ({ commands }: OrderPaymentRow, key: string | undefined): PayCommand | null => commands.find((command) => command.key === key) ?? null;

/** Why a payment is open again after it was tried, as a refusal; null when nothing is known. */
export const whyOpen = ({ refusal }: Pick<OrderPaymentRow, 'refusal'>): Refused<never> | null => refusal && refuse(refusal.code, refusal.reason === null ? {} : { reason: refusal.reason });

/** What a command is answered that comes again once its payment is open: as it was refused, or that what it began is over. */
export const answerAgain = ({ refused }: PayCommand, payment: OrderPaymentRow): Refused<CheckoutDetails> =>
  refused ?? whyOpen(payment) ?? refuse(NOT_PAID.code, { reason: 'not_paid' });

/** The payment's commands with one more, of which the newest are kept. */
export const withCommand = ({ commands }: OrderPaymentRow, command: PayCommand): readonly PayCommand[] => [...commands, command].slice(-KEPT);
