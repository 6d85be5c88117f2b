import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { UNSUBSCRIBE_PATH } from '../mail/newsletter-paths.ts';
import { unsubscribe } from '../repositories/newsletter.ts';
import type { Services } from '../call/services.ts';
import { serveLetterLink, type LinkWords } from './letter-page.ts';

export const UNSUBSCRIBING_WORDS = {
  en: {
    title: 'The {brand} newsletter',
    ask: 'Stop receiving our newsletter?',
    button: 'Unsubscribe',
    done: 'You’ve unsubscribed. We’ve removed your address from the list.',
    home: 'See stores',
  },
  fr: {
    title: 'La newsletter {brand}',
    ask: 'Ne plus recevoir notre newsletter ?',
    button: 'Se désabonner',
    done: 'Désabonnement confirmé. Votre adresse ne figure plus sur la liste.',
    home: 'Voir les commerces',
  },
} as const satisfies Record<Language, LinkWords>;

/**
 * The page of the link in each letter of the newsletter, and the door for mail programs that unsubscribe with one press
 * (RFC 8058). Whatever the token, the answer is the same: nobody learns who is on the list.
 */
export const serveUnsubscribing = (app: FastifyInstance, services: Services): Promise<void> =>
  serveLetterLink(app, services, {
    path: UNSUBSCRIBE_PATH,
    words: UNSUBSCRIBING_WORDS,
    home: '/',
    isInAddress: true,
    take: async (token) => {
      await unsubscribe(services.database, token);
      return true;
    },
  });
