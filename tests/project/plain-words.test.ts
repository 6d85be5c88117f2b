import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAD_KINDS } from '#contract/forms/lead-forms.ts';
import { CONFIRMATION_WORDS } from '#server/routes/email-confirmation.ts';
import { CONSENT_WORDS } from '#server/routes/newsletter-consent.ts';
import { UNSUBSCRIBING_WORDS } from '#server/routes/unsubscribing.ts';
import { leadTakenLetter, leadNoticeLetter } from '#server/mail/lead-texts.ts';
import * as mailTexts from '#server/mail/mail-texts.ts';
import { ORDER_WORDS } from '#server/mail/order-words.ts';

/** What nobody says in a shop, and what is said instead. */
const NOT_OURS: Readonly<Record<'en' | 'fr', readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(stands?|stood|lies) (here|there|below|above|now|under|in|on|last)\b/i, 'say where something is, or leave it out'],
    [/\b(is|are|was|were|been) told\b/i, 'we tell you, or you’ll see'],
    [/\b(is|are|was|were) asked\b/i, 'say who asks whom, or what happens'],
    [/\b(given|goes|went|comes) back\b/i, 'refunded to a card, returned to a wallet'],
    [
      /\bby itself\b|\ball the same\b|\bto be had\b|\bonce more\b|\bas it was\b|\bmeanwhile\b/i,
      'automatically, anyway, available, again, hasn’t changed, now',
    ],
    [/\b(look|choose) again\b/i, 'check again, choose new options'],
    [/\b(un)?tick(ed|s)?\b(?! the box)/i, 'select'],
    [/\btake (it )?(away|off)\b|\bput aside\b/i, 'remove, save'],
    [/\bway to pay\b|\bways to pay\b/i, 'payment method'],
    [/\be-mail\b/i, 'email'],
    [/\bunderstood\b/i, 'got it'],
    [/\bwhoever\b|\bmade ready\b|\bin contact\b|\bjust now\b|\bunder way\b/i, 'say who, preparing, in touch, right now, in progress'],
    [/\b(you|we|they) (will|are|have) (not|be)\b/i, 'contractions: won’t, you’ll'],
    [/\bcomes? (here|to this page)? ?later\b|^soon\b/i, 'promise nothing that is not there'],
  ],
  fr: [
    [/\bcoursiers?\b/i, 'livreur'],
    [/laisser tomber|à l’heure qu’il est|c’était comment|en mots\b/i, 'annuler, maintenant, qu’en avez-vous pensé, détails'],
    [/s’est perdue? en route|tel(le)? (quel(le)?|que vous)/i, 'la connexion a été coupée, n’a pas changé'],
    [/\bviendra (ici|plus tard)\b|^bientôt\b|\bmagasins?\b/i, 'rien que l’on promet ; un commerce'],
    [/\bregarder à nouveau\b|\bà nouveau ce qui reste\b/i, 'vérifier à nouveau'],
  ],
};

/** Sentences of the specification stay to the letter. */
const FIXED = ['There are already some items in your cart from another store, you need to clear these to continue'];

const messagesOf = (language: 'en' | 'fr'): readonly string[] =>
  readdirSync(`locales/${language}`).flatMap((file) =>
    readFileSync(`locales/${language}/${file}`, 'utf8')
      .split('\n\n')
      .map((block) => /^msgstr (.+)$/m.exec(block)?.[1] ?? '""')
      .map((text) => (JSON.parse(text) as string).replaceAll(/\{\w+(?=, plural|\})/g, '')),
  );

/** Every text in a value; what is written around a name is asked with one. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('Ada', 'Ada', 'Ada'));
  return Object.values(value ?? {}).flatMap(textsIn);
}

const LEAD = { uniqueId: 1, firstName: 'Ada', lastName: 'Ada', email: '', mobile: '', address: '', company: 'Ada', postalCode: 'Ada' };
const CUSTOMER = { firstName: 'Ada', link: '', siteUrl: '', unsubscribeUrl: '' };

function lettersIn(language: 'en' | 'fr'): readonly string[] {
  const { oneLine: _, ...letters } = mailTexts;
  return textsIn([
    ORDER_WORDS[language],
    Object.values(letters).map((letter) => letter(language, CUSTOMER)),
    LEAD_KINDS.flatMap((kind) => [leadTakenLetter(language, { ...LEAD, kind }), leadNoticeLetter(language, { ...LEAD, kind })]),
    [CONFIRMATION_WORDS, CONSENT_WORDS, UNSUBSCRIBING_WORDS].map((words) => words[language]),
  ]);
}

test.each(['en', 'fr'] as const)('the words of the shop are plain: %s', (language) => {
  const found = [...messagesOf(language), ...lettersIn(language)]
    .filter((text) => !FIXED.includes(text))
    .flatMap((text) => NOT_OURS[language].filter(([words]) => words.test(text)).map(([, instead]) => `${text} → ${instead}`));
  expect(found).toEqual([]);
});
