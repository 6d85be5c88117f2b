import type { Language } from '#contract/enumerations.ts';
import type { Letter } from './letter.ts';

/** A name inside an e-mail: one line, and not so long that it could carry a message of its own. */
export const oneLine = (name: string): string => name.replace(/\s+/g, ' ').slice(0, 60);

type Customer = { readonly firstName: string; readonly link: string };

export const passwordResetLetter = (language: Language, { firstName, link }: Customer): Letter =>
  language === 'fr'
    ? {
        subject: 'Choisissez un nouveau mot de passe',
        greeting: `Bonjour ${oneLine(firstName)},`,
        paragraphs: ['Vous avez demandé un nouveau mot de passe pour votre compte {brand}.'],
        link: { label: 'Changer de mot de passe', url: link },
        closing: [
          'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
        ],
      }
    : {
        subject: 'Choose a new password',
        greeting: `Hello ${oneLine(firstName)},`,
        paragraphs: ['You asked for a new password for your {brand} account.'],
        link: { label: 'Choose a new password', url: link },
        closing: ['The link works once, within an hour. If you didn’t ask for this, ignore this email: your password stays the same.'],
      };

export const accountChangedLetter = (language: Language, { firstName, link }: Customer): Letter =>
  language === 'fr'
    ? {
        subject: 'Votre compte a été modifié',
        greeting: `Bonjour ${oneLine(firstName)},`,
        paragraphs: [
          'Le mot de passe, l’e-mail ou le téléphone de votre compte {brand} vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
          'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
        ],
        link: { label: 'Changer de mot de passe', url: link },
      }
    : {
        subject: 'Your account was changed',
        greeting: `Hello ${oneLine(firstName)},`,
        paragraphs: [
          'The password, email or phone number of your {brand} account was just changed, and you’ve been signed out on all your other devices.',
          'If this wasn’t you, choose a new password straight away.',
        ],
        link: { label: 'Choose a new password', url: link },
      };

export const newsletterQuestion = (language: Language, { link }: { readonly link: string }): Letter =>
  language === 'fr'
    ? {
        subject: 'Confirmez votre inscription à la newsletter',
        greeting: 'Bonjour,',
        paragraphs: [
          'Quelqu’un a inscrit cette adresse à la newsletter {brand} : de nouveaux commerces et des promotions, de temps en temps.',
        ],
        link: { label: 'Confirmer l’inscription', url: link },
        closing: [
          'Le lien est valable sept jours. Si ce n’était pas vous, ignorez ce message : vous ne recevrez rien d’autre, et nous supprimerons cette adresse.',
        ],
      }
    : {
        subject: 'Confirm your newsletter subscription',
        greeting: 'Hello,',
        paragraphs: ['Someone signed this address up for news from {brand}: new stores and promotions, now and then.'],
        link: { label: 'Confirm subscription', url: link },
        closing: [
          'The link is valid for seven days. If this wasn’t you, ignore this email: you won’t hear from us again, and we’ll delete this address.',
        ],
      };

type Reader = { readonly siteUrl: string; readonly unsubscribeUrl: string };

export const newsletterWelcome = (language: Language, { siteUrl, unsubscribeUrl }: Reader): Letter =>
  language === 'fr'
    ? {
        subject: 'Inscription confirmée',
        greeting: 'Bonjour,',
        paragraphs: ['Merci. Vous recevrez de temps en temps la newsletter {brand}, avec de nouveaux commerces et des promotions.'],
        link: { label: 'Voir les commerces', url: `${siteUrl}/` },
        ends: { label: 'Se désabonner', url: unsubscribeUrl },
      }
    : {
        subject: 'You’re subscribed',
        greeting: 'Hello,',
        paragraphs: ['Thank you. You’ll get news from {brand} now and then: new stores and promotions.'],
        link: { label: 'See stores', url: `${siteUrl}/` },
        ends: { label: 'Unsubscribe', url: unsubscribeUrl },
      };

export const emailConfirmationLetter = (language: Language, { firstName, link }: Customer): Letter =>
  language === 'fr'
    ? {
        subject: 'Confirmez votre adresse e-mail',
        greeting: `Bonjour ${oneLine(firstName)},`,
        paragraphs: ['Pour payer en espèces sur {brand}, confirmez votre adresse e-mail.'],
        link: { label: 'Confirmer l’adresse', url: link },
        closing: ['Le lien est valable un jour. Si vous n’avez pas passé de commande, ignorez ce message.'],
      }
    : {
        subject: 'Confirm your email address',
        greeting: `Hello ${oneLine(firstName)},`,
        paragraphs: ['To pay in cash on {brand}, confirm your email address.'],
        link: { label: 'Confirm address', url: link },
        closing: ['The link is valid for one day. If you didn’t place an order, ignore this email.'],
      };
