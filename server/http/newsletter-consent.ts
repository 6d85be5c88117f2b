import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { inNameOf } from '../brand/brand.ts';
import { CONFIRM_READER_PATH } from '../mail/newsletter-paths.ts';
import { takeReader } from '../services/contact/want-newsletter.ts';
import type { Services } from '../call/services.ts';
import { languageOf } from './accepted-language.ts';
import { letterPage, sendLetterPage, tokenIn } from './letter-page.ts';
import { countPage } from './page-limits.ts';

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
} as const satisfies Record<Language, object>;

/**
 * The page of the link by which an address says that it wants the newsletter. Looking at it says nothing, since programs
 * look at what is in e-mails; a person presses.
 */
export async function serveNewsletterConsent(app: FastifyInstance, services: Services): Promise<void> {
  app.get(CONFIRM_READER_PATH, async (request, reply) => {
    await countPage(services.limits, 'pages', request);
    const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
    const { title, ask, button } = CONSENT_WORDS[language];
    return sendLetterPage(
      reply,
      letterPage(
        services.brand,
        language,
        inNameOf(services.brand, title),
        `<p>${ask}</p><form method="post" action="${CONFIRM_READER_PATH}"><input type="hidden" name="token" value="${tokenIn(request.url)}"><button>${button}</button></form>`,
      ),
    );
  });
  await app.register((door, _options, done) => {
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, parsed) => {
      parsed(null, body);
    });
    door.post(CONFIRM_READER_PATH, async (request, reply) => {
      await countPage(services.limits, 'pages', request);
      const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
      const { title, done: reads, over, home } = CONSENT_WORDS[language];
      const isReading = typeof request.body === 'string' && (await takeReader(services, tokenIn(request.body)));
      return sendLetterPage(
        reply,
        letterPage(
          services.brand,
          language,
          inNameOf(services.brand, title),
          `<p role="status">${isReading ? reads : over}</p><p><a class="button" href="/">${home}</a></p>`,
        ),
      );
    });
    done();
  });
}
