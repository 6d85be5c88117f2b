import type { CustomerCall } from '#server/call/call.ts';
import type { CardProvider, ProviderResult } from '#server/payments/provider.ts';
import type { CardRow } from '#server/repositories/cards.ts';
import { providerCustomerId } from '#server/repositories/provider-customers.ts';
import { allCountries, walletCountryOf } from '#server/repositories/cities.ts';
import { lockCustomer } from '#server/repositories/customers.ts';
import { beginTopUp as begin, endTopUp, isTwint, noteTopUpIntent, type TopUpRow } from '#server/repositories/top-ups.ts';
import { METHODS } from '../methods/methods.ts';
import { providerCustomerOf } from '../cards/provider-customer.ts';
import { newId } from '#server/secrets/ids.ts';
import { FIRST_LOOK } from './settle-top-up.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** What pays a top-up: a saved card, one behind a payment sheet, whose last digits nobody tells, or TWINT, whose payment method the provider makes for each intent. */
type Paying = Pick<CardRow, 'paymentMethod' | 'lastFour'>;
export const TWINT: Paying = { paymentMethod: 'twint', lastFour: '' };

export type BegunTopUp = { readonly clientSecret: string; readonly paymentMethod: string | null; readonly lastFour: string | null };

/** The wallet's currency, as the provider writes it; null where what pays does not pay in it. */
async function currencyOf({ database, customer }: CustomerCall, paying: Paying): Promise<string | null> {
  const country = walletCountryOf(await allCountries(database), customer);
  const only = isTwint(paying) ? METHODS.twint.currency : undefined;
  return country && (only ?? country.currencyCode) === country.currencyCode ? country.currencyCode.toLowerCase() : null;
}

/** The provider's customer whose intent it is: a card has one; TWINT needs none, where there is none yet. */
async function ownerOf(call: CustomerCall, provider: CardProvider, paying: Paying): Promise<ProviderResult<string | null>> {
  const { database, customer } = call;
  if (!isTwint(paying)) return providerCustomerOf(call, provider, customer.id);
  return { ok: true, value: await providerCustomerId(database, customer.id, provider.name) };
}

/**
 * Begins to top a wallet up: written down first, then asked of the provider with a key made of it, so that the same key
 * of the browser's answers the same intent, whatever was lost on the way.
 * @returns null when the provider can't be asked or will not, or the key stands for something else or something ended
 */
export async function beginTopUp(
  call: CustomerCall,
  provider: CardProvider,
  asked: { readonly key: string | null; readonly amount: number; readonly paying: Paying },
): Promise<BegunTopUp | null> {
  const { database, customer, now } = call;
  const { amount, paying } = asked;
  const currency = await currencyOf(call, paying);
  const owner = await ownerOf(call, provider, paying);
  if (!owner.ok || currency === null) return null;
  const id = newId(now());
  const asking: TopUpRow = {
    id,
    customerId: customer.id,
    key: asked.key ?? id,
    amount,
    paymentMethod: paying.paymentMethod,
    lastFour: paying.lastFour,
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
  if (topUp.amount !== amount || topUp.paymentMethod !== paying.paymentMethod || topUp.state !== 'asked') return null;
  const begun = isTwint(topUp) ? { paymentMethod: null, lastFour: null } : { paymentMethod: topUp.paymentMethod, lastFour: topUp.lastFour };
  if (topUp.clientSecret !== null) return { ...begun, clientSecret: topUp.clientSecret };
  const created = await provider.createPaymentIntent(
    {
      amount,
      currency,
      customer: owner.value,
      pays: isTwint(paying) ? 'twint' : { card: paying.paymentMethod },
      capture: 'automatic',
      metadata: { kind: 'top_up', top_up_id: topUp.id },
    },
    `top-up:${topUp.id}:create`,
  );
  if (!created.ok) {
    if (created.failure.kind !== 'unknown') await endTopUp(database, topUp.id, 'lapsed');
    return null;
  }
  await noteTopUpIntent(database, topUp.id, { providerId: created.value.id, clientSecret: created.value.clientSecret });
  return { ...begun, clientSecret: created.value.clientSecret };
}
