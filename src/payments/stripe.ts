import { loadStripe } from '@stripe/stripe-js/pure';
import type { Language } from '#contract/enumerations.ts';
import type { CardProvider } from './card-provider.ts';
import { providerOver } from './provider-over.ts';

/** Stripe itself: its script comes from Stripe when a card is first asked for. `publishableKey` is the shop's public key. */
export const stripeCards = (publishableKey: string, language: Language): CardProvider => {
  let loading: ReturnType<typeof loadStripe> | null = null;
  return providerOver(
    () =>
      (loading ??= loadStripe(publishableKey, { locale: language }).catch((error: unknown) => {
        loading = null;
        throw error;
      })),
  );
};
