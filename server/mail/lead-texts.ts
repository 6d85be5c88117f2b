import type { Language } from '#contract/enumerations.ts';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { internationalPhone } from '#domain/phone.ts';
import type { Letter } from './letter.ts';
import { oneLine } from './mail-texts.ts';

const TAKEN: Readonly<Record<Language, Readonly<Record<'partner' | 'hopper', readonly [subject: string, words: string]>>>> = {
  en: {
    partner: ['We’ve received your message', 'Thank you for your interest in joining {brand}. We’ll contact you shortly.'],
    hopper: ['We’ve received your application', 'Thank you for your interest in riding with {brand}. We’ll contact you shortly.'],
  },
  fr: {
    partner: ['Nous avons bien reçu votre message', 'Merci de votre intérêt pour {brand}. Nous vous contacterons bientôt.'],
    hopper: [
      'Nous avons bien reçu votre candidature',
      'Merci de votre intérêt pour les livraisons avec {brand}. Nous vous contacterons bientôt.',
    ],
  },
};

const MISTAKEN: Readonly<Record<Language, string>> = {
  en: 'If this wasn’t you, ignore this email.',
  fr: 'Si ce n’était pas vous, ignorez ce message.',
};

/** Thanks whoever wants to work with us. Of what they wrote it says their first name alone: an e-mail to anybody carries nobody's message. */
export function leadTakenLetter(language: Language, { kind, firstName }: { readonly kind: LeadKind; readonly firstName: string }): Letter {
  const [subject, words] = TAKEN[language][kind === 'partner' ? 'partner' : 'hopper'];
  const greeting = `${language === 'fr' ? 'Bonjour' : 'Hello'} ${oneLine(firstName)},`;
  return { subject, greeting, paragraphs: [words, MISTAKEN[language]] };
}

type MailedLead = {
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
    subject: { partner: 'New partner request', hopper: 'New courier application', interest: 'New enquiry from a courier' },
    company: 'Company',
    name: 'Name',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
    postalCode: 'Postal code',
  },
  fr: {
    subject: {
      partner: 'Nouvelle demande de partenariat',
      hopper: 'Nouvelle candidature de livreur',
      interest: 'Nouvelle demande d’un livreur',
    },
    company: 'Entreprise',
    name: 'Nom',
    mobile: 'Mobile',
    email: 'E-mail',
    address: 'Adresse',
    postalCode: 'Code postal',
  },
} as const satisfies Record<Language, object>;

export function leadNoticeLetter(language: Language, lead: MailedLead): Letter {
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
  return { subject: `${labels.subject[lead.kind]} (${lead.uniqueId})`, paragraphs: [rows.join('\n')] };
}
