import { checkoutCalls } from '../../contract/calls/checkout.ts';
import type { Api } from '../api/api.ts';
import type { CardProvider } from '../payments/card-provider.ts';
import type { Language } from '../../contract/enumerations.ts';

const bringStripe = () => import('../payments/stripe.ts');
const bringSandbox = () => import('../payments/sandbox/sandbox.ts');

/** Brings the card provider that the server names, when a card is first needed: Stripe by its public key, else the sandbox. */
export async function cardProvider(api: Api): Promise<CardProvider> {
  const ways = await api.read(checkoutCalls.get_payment_gateway, {});
  const language = api.language() as Language;
  return ways.publishable_key === null ? (await bringSandbox()).sandboxCards(language) : (await bringStripe()).stripeCards(ways.publishable_key, language);
}
