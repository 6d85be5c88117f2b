import type { Database } from '#server/database/database.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { sandboxLedger, sandboxPaymentIntents } from '#server/database/schema/sandbox.ts';

/**
 * Looks for what breaks I1 and I2, from our tables and the provider's own books. At `quiet`, when nothing is under way
 * any more, nothing may still be authorised either.
 * @returns what is wrong, in words; empty when all is well
 */
export async function auditCards(database: Database, { quiet = false } = {}): Promise<string[]> {
  const [intents, rows, payments, made] = await Promise.all([
    database.select().from(sandboxPaymentIntents),
    database.select().from(sandboxLedger),
    database.select().from(orderPayments),
    database.select().from(orders),
  ]);
  const sum = (id: string, kind: string) =>
    rows.filter((row) => row.paymentIntent === id && row.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return payments.flatMap((payment) => {
    // What TWINT took in an earlier attempt may have been given back, all of it; a card is never charged for what comes to no order.
    const isBack = ({ id, paymentMethod, metadata }: (typeof intents)[number]) =>
      paymentMethod === 'twint' && metadata.attempt !== String(payment.attempt) && sum(id, 'capture') === sum(id, 'refund');
    const mine = intents.filter((intent) => intent.metadata.order_payment_id === payment.id && !isBack(intent));
    const captured = mine.filter(({ id }) => sum(id, 'capture') > 0);
    const order = made.find(({ orderPaymentId }) => orderPaymentId === payment.id);
    const taken = mine.reduce((total, { id }) => total + sum(id, 'capture'), 0);
    const kept = mine.reduce((total, { id }) => total + sum(id, 'authorisation') - sum(id, 'release') - sum(id, 'capture'), 0);
    const found: string[] = [];
    if (captured.length > 1) found.push(`I1: ${payment.id} was charged ${captured.length} times`);
    if (order && taken !== payment.cardPart) found.push(`I1: ${taken} was taken for ${payment.id}, whose card part is ${payment.cardPart}`);
    if (!order && payment.state !== 'ordering' && taken - mine.reduce((total, { id }) => total + sum(id, 'refund'), 0) !== 0)
      found.push(`I2: ${payment.id} (${payment.state}) was charged ${taken} without an order`);
    if ((quiet || payment.state === 'open') && kept !== 0)
      found.push(`I2: ${kept} of ${payment.id} (${payment.state}) is authorised and neither taken nor let go`);
    if (quiet && ['held', 'ordering', 'releasing'].includes(payment.state)) found.push(`${payment.id} is still ${payment.state}`);
    return found;
  });
}
