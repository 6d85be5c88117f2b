import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { CONFIRM_READER_PATH } from '../mail/newsletter-paths.ts';
import { takeReader } from '../services/contact/want-newsletter.ts';
import type { Services } from '../call/services.ts';
import { languageOf } from './accepted-language.ts';
import { letterPage, sendLetterPage, tokenIn } from './letter-page.ts';
import { countPage } from './page-limits.ts';

const WORDS = {
  en: {
    title: 'News from Escale',
    ask: 'One press, and you will hear from us: new stores and promotions, now and then.',
    button: 'Yes, send me the news',
    done: 'You will hear from us. Each letter has a link that ends them.',
    over: 'This link is not valid any more. Subscribe once more, and we will send you another one.',
    home: 'To the stores',
  },
  fr: {
    title: 'Les nouvelles d’Escale',
    ask: 'Encore une pression, et vous recevrez nos nouvelles : de nouveaux commerces et des promotions, de temps en temps.',
    button: 'Oui, envoyez-moi les nouvelles',
    done: 'Vous recevrez nos nouvelles. Chaque lettre contient un lien pour les arrêter.',
    over: 'Ce lien n’est plus valable. Inscrivez-vous encore une fois, et nous vous en enverrons un autre.',
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
    const language = languageOf(request.headers['accept-language']);
    const { title, ask, button } = WORDS[language];
    return sendLetterPage(
      reply,
      letterPage(
        language,
        title,
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
      const language = languageOf(request.headers['accept-language']);
      const { title, done: reads, over, home } = WORDS[language];
      const isReading = typeof request.body === 'string' && (await takeReader(services, tokenIn(request.body)));
      return sendLetterPage(
        reply,
        letterPage(language, title, `<p role="status">${isReading ? reads : over}</p><p><a href="/">${home}</a></p>`),
      );
    });
    done();
  });
}
