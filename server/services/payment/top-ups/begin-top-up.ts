import type { CustomerCall } from '#server/call/call.ts';
import type { CardProvider } from '#server/payments/provider.ts';
import type { CardRow } from '#server/repositories/cards.ts';
import { allCountries, walletCountryOf } from '#server/repositories/cities.ts';
import { lockCustomer } from '#server/repositories/customers.ts';
import { beginTopUp as begin, endTopUp, noteTopUpIntent, type TopUpRow } from '#server/repositories/top-ups.ts';
import { providerCustomerOf } from '../cards/provider-customer.ts';
import { newId } from '#server/secrets/ids.ts';
import { FIRST_LOOK } from './settle-top-up.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

export type BegunTopUp = { readonly clientSecret: string; readonly paymentMethod: string; readonly lastFour: string };

async function currencyOf({ database, customer }: CustomerCall): Promise<string | null> {
  const country = walletCountryOf(await allCountries(database), customer);
  return country?.currencyCode.toLowerCase() ?? null;
}

/**
 * Begins to top a wallet up: written down first, then asked of the provider with a key made of it, so that the same key
 * of the browser's answers the same intent, whatever was lost on the way.
 * @returns null when the provider can't be asked or will not, or the key stands for something else or something ended
 */
export async function beginTopUp(
  call: CustomerCall,
  provider: CardProvider,
  asked: { readonly key: string | null; readonly amount: number; readonly card: CardRow },
): Promise<BegunTopUp | null> {
  const { database, customer, now } = call;
  const { amount, card } = asked;
  const currency = await currencyOf(call);
  const owner = await providerCustomerOf(call, provider, customer.id);
  if (!owner.ok || currency === null) return null;
  const id = newId(now());
  const asking: TopUpRow = {
    id,
    customerId: customer.id,
    key: asked.key ?? id,
    amount,
    paymentMethod: card.paymentMethod,
    lastFour: card.lastFour,
    providerId: null,
    clientSecret: null,
    state: 'asked',
    attempts: 0,
    dueAt: now() + FIRST_LOOK,
    createdAt: now(),
  };
  const topUp = await inTransaction(database, async (transaction) =>
    (await lockCustomer(transaction, customer.id)) ? begin(transaction, asking) : null,
  );
  if (!topUp) return null;
  if (topUp.amount !== amount || topUp.paymentMethod !== card.paymentMethod || topUp.state !== 'asked') return null;
  const begun = { paymentMethod: topUp.paymentMethod, lastFour: topUp.lastFour };
  if (topUp.clientSecret !== null) return { ...begun, clientSecret: topUp.clientSecret };
  const told = await provider.createPaymentIntent(
    {
      amount,
      currency,
      customer: owner.value,
      pays: { card: card.paymentMethod },
      capture: 'automatic',
      metadata: { kind: 'top_up', top_up_id: topUp.id },
    },
    `top-up:${topUp.id}:create`,
  );
  if (!told.ok) {
    if (told.failure.kind !== 'unknown') await endTopUp(database, topUp.id, 'lapsed');
    return null;
  }
  await noteTopUpIntent(database, topUp.id, { providerId: told.value.id, clientSecret: told.value.clientSecret });
  return { ...begun, clientSecret: told.value.clientSecret };
}
