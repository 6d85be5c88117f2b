import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/enumerations.ts';
import { inNameOf } from '../brand/brand.ts';
import { UNSUBSCRIBE_PATH } from '../mail/newsletter-paths.ts';
import { unsubscribe } from '../repositories/newsletter.ts';
import type { Services } from '../call/services.ts';
import { languageOf } from './accepted-language.ts';
import { letterPage, sendLetterPage, tokenIn } from './letter-page.ts';
import { countPage } from './page-limits.ts';

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
} as const satisfies Record<Language, object>;

/**
 * The page of the link in each letter of the newsletter, and the door for mail programs that unsubscribe with one press
 * (RFC 8058). Looking at it ends nothing, since programs look at what is in e-mails. Whatever the token, the answer is
 * the same: nobody learns who is on the list.
 */
export async function serveUnsubscribing(app: FastifyInstance, services: Services): Promise<void> {
  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    await countPage(services.limits, 'pages', request);
    const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
    const { title, ask, button } = UNSUBSCRIBING_WORDS[language];
    return sendLetterPage(
      reply,
      letterPage(
        services.brand,
        language,
        inNameOf(services.brand, title),
        `<p>${ask}</p><form method="post" action="${UNSUBSCRIBE_PATH}?token=${tokenIn(request.url)}"><button>${button}</button></form>`,
      ),
    );
  });
  await app.register((door, _options, done) => {
    // What a form or a mail program sends says nothing that the address does not.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, parsed) => {
      parsed(null, null);
    });
    door.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      await countPage(services.limits, 'pages', request);
      await unsubscribe(services.database, tokenIn(request.url));
      const language = languageOf(request.headers['accept-language'], services.brand.defaultLanguage);
      const { title, done: ended, home } = UNSUBSCRIBING_WORDS[language];
      return sendLetterPage(
        reply,
        letterPage(
          services.brand,
          language,
          inNameOf(services.brand, title),
          `<p role="status">${ended}</p><p><a class="button" href="/">${home}</a></p>`,
        ),
      );
    });
    done();
  });
}
