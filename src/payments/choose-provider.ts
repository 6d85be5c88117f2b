import { categoryCalls } from '#contract/calls/categories.ts';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import type { Language } from '#contract/enumerations.ts';
import { pageSettings } from '#src/api/page-settings.ts';
import type { Api } from '../api/api.ts';
import { CITY_CENTRE, locationFields } from '../api/whereabouts.ts';
import type { CardProvider } from './card-provider.ts';

const importStripe = () => import('./stripe.ts');
const importSandbox = () => import('./sandbox/sandbox.ts');

/** Gateways are listed by city, and the provider is the same in each: any city will do where none is known. */
async function anyCity(api: Api): Promise<string> {
  const { city } = await api.read(categoryCalls.get_delivery_list_for_nearest_city, {
    ...locationFields(api.whereabouts(), CITY_CENTRE),
    delivery_type: 1,
  });
  return city._id;
}

/** Loads the card provider that the server names, when a card is first needed: Stripe by its public key, which where it tells none the deployment sets, else the sandbox. */
export async function cardProvider(api: Api, cityId: string | null): Promise<CardProvider> {
  const ways = await api.read(checkoutCalls.get_payment_gateway, {
    city_id: cityId ?? (await anyCity(api)),
    ...locationFields(api.whereabouts()),
  });
  const language = api.language() as Language;
  const key = ways.publishable_key ?? pageSettings().stripePublishableKey;
  return key ? (await importStripe()).stripeCards(key, language) : (await importSandbox()).sandboxCards(language);
}
