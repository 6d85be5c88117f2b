import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { CONFIRM_EMAIL_PATH, takeConfirmation } from '../services/account/confirm-email.ts';
import type { Services } from '../call/services.ts';
import { serveLetterLink, type LinkWords } from './letter-page.ts';

export const CONFIRMATION_WORDS = {
  en: {
    title: 'Confirm your email address',
    ask: 'Confirm it to pay in cash.',
    button: 'Confirm',
    done: 'Your email address is confirmed. You can now pay in cash.',
    over: 'This link has expired. Place your order again and we’ll send you a new one.',
    home: 'Back to your basket',
  },
  fr: {
    title: 'Confirmez votre adresse e-mail',
    ask: 'Confirmez-la pour payer en espèces.',
    button: 'Confirmer',
    done: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant payer en espèces.',
    over: 'Ce lien n’est plus valable. Repassez votre commande et nous vous en enverrons un autre.',
    home: 'Revenir à votre panier',
  },
} as const satisfies Record<Language, LinkWords>;

export const serveEmailConfirmation = (app: FastifyInstance, services: Services): Promise<void> =>
  serveLetterLink(app, services, {
    path: CONFIRM_EMAIL_PATH,
    words: CONFIRMATION_WORDS,
    home: '/basket',
    take: (token) => takeConfirmation(services, token),
  });
