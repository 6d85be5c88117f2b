import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { CONFIRM_EMAIL_PATH, takeConfirmation } from '../services/account/confirm-email.ts';
import type { Services } from '../call/services.ts';
import { languageOf } from './accepted-language.ts';
import { letterPage, sendLetterPage, tokenIn } from './letter-page.ts';
import { countPage } from './page-limits.ts';

export const CONFIRMATION_WORDS = {
  en: {
    title: 'Confirm your email address',
    ask: 'Confirm it to pay in cash.',
    button: 'Confirm',
    done: 'Your email address is confirmed. You can now pay in cash.',
    over: 'This link has expired. Place your order again and we’ll send you a new one.',
    back: 'Back to your basket',
  },
  fr: {
    title: 'Confirmez votre adresse e-mail',
    ask: 'Confirmez-la pour payer en espèces.',
    button: 'Confirmer',
    done: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant payer en espèces.',
    over: 'Ce lien n’est plus valable. Repassez votre commande et nous vous en enverrons un autre.',
    back: 'Revenir à votre panier',
  },
} as const satisfies Record<Language, object>;

/**
 * The page of the link that proves an e-mail address. Looking at it proves nothing, since programs look at what is in
 * e-mails; a person presses.
 */
export async function serveEmailConfirmation(app: FastifyInstance, services: Services): Promise<void> {
  app.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
    await countPage(services.limits, 'pages', request);
    const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
    return sendLetterPage(
      reply,
      letterPage(
        services.brand,
        language,
        CONFIRMATION_WORDS[language].title,
        `<p>${CONFIRMATION_WORDS[language].ask}</p><form method="post" action="${CONFIRM_EMAIL_PATH}"><input type="hidden" name="token" value="${tokenIn(request.url)}"><button>${CONFIRMATION_WORDS[language].button}</button></form>`,
      ),
    );
  });
  await app.register((door, _options, done) => {
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, parsed) => {
      parsed(null, body);
    });
    door.post(CONFIRM_EMAIL_PATH, async (request, reply) => {
      await countPage(services.limits, 'pages', request);
      const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
      const isProved = typeof request.body === 'string' && (await takeConfirmation(services, tokenIn(request.body)));
      return sendLetterPage(
        reply,
        letterPage(
          services.brand,
          language,
          CONFIRMATION_WORDS[language].title,
          `<p role="status">${isProved ? CONFIRMATION_WORDS[language].done : CONFIRMATION_WORDS[language].over}</p><p><a class="button" href="/basket">${CONFIRMATION_WORDS[language].back}</a></p>`,
        ),
      );
    });
    done();
  });
}
