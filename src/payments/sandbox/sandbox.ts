import type { Language } from '#contract/enumerations.ts';
import type { CardProvider } from '../card-provider.ts';
import { providerOver } from '../provider-over.ts';
import { sandboxStripe } from './sandbox-stripe.ts';

/** The project's own card provider, for trying everything out without keys: it speaks as Stripe.js does. */
export const sandboxCards = (language: Language): CardProvider => {
  const script = sandboxStripe(language);
  return providerOver(() => Promise.resolve(script));
};
