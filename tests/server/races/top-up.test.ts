import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { sandboxEvents } from '#server/database/schema/sandbox.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { FIRST_LOOK, settleTopUps } from '#server/services/payment/top-ups/settle-top-up.ts';
import { auditLedger } from '../audit-ledger.ts';
import { sendEvents } from '../card-shopper.ts';
import { newCustomer } from '../customer.ts';
import { savedCard } from '../saved-card.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const AMOUNT = 25.5;
const CLIENTS = 3;

describeRace('a top-up told by client, event and sweeper at once', (server) => {
  test(`is credited once, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const { database } = server().open;
      const who = await newCustomer(server());
      await savedCard(server(), who);
      // Only this top-up's events are told.
      await database.delete(sandboxEvents);
      const { client_secret } = await server().expectSuccess(endpoints.get_stripe_payment_intent_wallet, {
        ...who,
        payment_id: CARD_GATEWAY_ID,
        amount: AMOUNT,
        type: 7,
      });
      const { json } = await server().post(CARD_SANDBOX.confirmPaymentIntent, { client_secret });
      // Late enough for the sweeper to look too.
      server().setNow(server().services.now() + FIRST_LOOK);
      const add = () =>
        server().post(endpoints.add_wallet_amount.path, {
          ...who,
          payment_id: CARD_GATEWAY_ID,
          payment_intent_id: (json.intent as { id: string }).id,
        });
      const [clients] = await Promise.all([
        Promise.all(Array.from({ length: CLIENTS }, add)),
        sendEvents(server()),
        sendEvents(server()),
        settleTopUps(server().services),
      ]);
      const credits = (await database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, who.user_id))).filter(
        ({ toAccount }) => toAccount === 'wallet',
      );
      return `${clients.filter((told) => told.json.success).length} told, ${credits.length} credited, ${await walletBalance(database, who.user_id)} there`;
    });
    expect(outcomes).toEqual({ [`${CLIENTS} told, 1 credited, ${AMOUNT * 100} there`]: TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });
});
