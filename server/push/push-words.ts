import type { Language } from '#contract/enumerations.ts';
import type { PhoneNews } from '#domain/orders/phone-news.ts';
import type { Way } from '#domain/orders/progress.ts';

type Words = {
  readonly parcel: string;
  readonly news: Readonly<Record<PhoneNews, string>>;
  /** Where it is said otherwise of an order that is collected, or of a parcel. */
  readonly of: Readonly<Partial<Record<Way, Readonly<Partial<Record<PhoneNews, string>>>>>>;
  readonly moneyBack: string;
};

/** What a locked screen may say: how far an order is, and nothing of its customer's. */
export const PUSH_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    parcel: 'Your parcel',
    news: {
      accepted: 'Order accepted',
      prepared: 'Ready to collect',
      on_the_way: 'On its way',
      on_doorstep: 'The courier is at your door',
      received: 'Delivered',
      cancelled: 'Order cancelled',
    },
    of: { pickup: { received: 'Collected' }, courier: { accepted: 'A courier is coming', cancelled: 'Cancelled' } },
    moneyBack: 'Your money is on its way back.',
  },
  fr: {
    parcel: 'Votre colis',
    news: {
      accepted: 'Commande acceptée',
      prepared: 'Prête à retirer',
      on_the_way: 'En route',
      on_doorstep: 'Le livreur est à votre porte',
      received: 'Livrée',
      cancelled: 'Commande annulée',
    },
    of: { pickup: { received: 'Retirée' }, courier: { accepted: 'Un livreur arrive', received: 'Livré', cancelled: 'Annulé' } },
    moneyBack: 'Votre argent vous est rendu.',
  },
};
