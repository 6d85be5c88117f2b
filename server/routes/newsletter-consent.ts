import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { CONFIRM_READER_PATH } from '../mail/newsletter-paths.ts';
import { takeReader } from '../services/contact/want-newsletter.ts';
import type { Services } from '../call/services.ts';
import { serveLetterLink, type LinkWords } from './letter-page.ts';

export const CONSENT_WORDS = {
  en: {
    title: 'The {brand} newsletter',
    ask: 'Subscribe to our newsletter for new stores and promotions, now and then.',
    button: 'Subscribe',
    done: 'You’re subscribed. You can unsubscribe from the link in every newsletter.',
    over: 'This link has expired. Subscribe again and we’ll send you a new one.',
    home: 'See stores',
  },
  fr: {
    title: 'La newsletter {brand}',
    ask: 'Abonnez-vous à notre newsletter : de nouveaux commerces et des promotions, de temps en temps.',
    button: 'S’abonner',
    done: 'Inscription confirmée. Chaque newsletter contient un lien pour vous désabonner.',
    over: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau et nous vous en enverrons un autre.',
    home: 'Voir les commerces',
  },
} as const satisfies Record<Language, LinkWords>;

export const serveNewsletterConsent = (app: FastifyInstance, services: Services): Promise<void> =>
  serveLetterLink(app, services, {
    path: CONFIRM_READER_PATH,
    words: CONSENT_WORDS,
    home: '/',
    take: (token) => takeReader(services, token),
  });
