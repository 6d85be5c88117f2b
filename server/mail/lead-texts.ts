import type { Language } from '#contract/enumerations.ts';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { internationalPhone } from '#domain/phone.ts';
import { oneLine, type MailText } from './mail-texts.ts';

const TAKEN: Readonly<Record<Language, Readonly<Record<'partner' | 'hopper', readonly [subject: string, words: string]>>>> = {
  en: {
    partner: ['We have your message', 'Thank you for wanting to join. Your store is on our list, and we will be in contact shortly.'],
    hopper: ['We have your application', 'Thank you for wanting to ride. Your name is on our list, and we will be in contact shortly.'],
  },
  fr: {
    partner: [
      'Nous avons bien reçu votre message',
      'Merci de vouloir nous rejoindre. Votre commerce est sur notre liste, et nous vous contacterons bientôt.',
    ],
    hopper: [
      'Nous avons bien reçu votre candidature',
      'Merci de vouloir rouler avec nous. Votre nom est sur notre liste, et nous vous contacterons bientôt.',
    ],
  },
};

const MISTAKEN: Readonly<Record<Language, string>> = {
  en: 'If it was not you who wrote to us, you need do nothing.',
  fr: 'Si ce n’est pas vous qui nous avez écrit, vous n’avez rien à faire.',
};

/** Thanks whoever wants to work with us. Of what they wrote it says their first name alone: an e-mail to anybody carries nobody's message. */
export function leadTakenText(language: Language, { kind, firstName }: { readonly kind: LeadKind; readonly firstName: string }): MailText {
  const [subject, words] = TAKEN[language][kind === 'partner' ? 'partner' : 'hopper'];
  const greeting = language === 'fr' ? 'Bonjour' : 'Hello';
  return { subject, words: `${greeting} ${oneLine(firstName)},\n\n${words}\n\n${MISTAKEN[language]}\n\nEscale\n` };
}

type Told = {
  readonly kind: LeadKind;
  readonly uniqueId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly company: string | null;
  readonly postalCode: string | null;
};

const LABELS = {
  en: {
    subject: { partner: 'A store wants to join', hopper: 'Somebody wants to ride', interest: 'Somebody is interested in riding' },
    company: 'Company',
    name: 'Name',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
    postalCode: 'Postal code',
  },
  fr: {
    subject: {
      partner: 'Un commerce veut nous rejoindre',
      hopper: 'Une personne veut rouler avec nous',
      interest: 'Une personne s’intéresse à la livraison',
    },
    company: 'Entreprise',
    name: 'Nom',
    mobile: 'Mobile',
    email: 'E-mail',
    address: 'Adresse',
    postalCode: 'Code postal',
  },
} as const satisfies Record<Language, object>;

/** Tells the marketplace of somebody who wants to work with it, in the language that they read. */
export function leadToldText(language: Language, lead: Told): MailText {
  const labels = LABELS[language];
  const colon = language === 'fr' ? '\u202f: ' : ': ';
  const rows = [
    [labels.company, lead.company],
    [labels.name, `${lead.firstName} ${lead.lastName}`],
    [labels.mobile, internationalPhone(lead.mobile)],
    [labels.email, lead.email],
    [labels.address, lead.address],
    [labels.postalCode, lead.postalCode],
  ].flatMap(([label, said]) => (said ? [`${label}${colon}${said}`] : []));
  return { subject: `${labels.subject[lead.kind]} (${lead.uniqueId})`, words: `${rows.join('\n')}\n` };
}
