import type { Language } from '#contract/enumerations.ts';

export type MailText = { readonly subject: string; readonly words: string };

/** A name inside an e-mail: one line, and not so long that it could carry a message of its own. */
export const oneLine = (name: string): string => name.replace(/\s+/g, ' ').slice(0, 60);

export const passwordResetText = (
  language: Language,
  { firstName, link }: { readonly firstName: string; readonly link: string },
): MailText =>
  language === 'fr'
    ? {
        subject: 'Choisissez un nouveau mot de passe',
        words: `Bonjour ${oneLine(firstName)},\n\nPour choisir un nouveau mot de passe pour votre compte Escale, ouvrez ce lien :\n\n${link}\n\nLe lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.\n\nEscale\n`,
      }
    : {
        subject: 'Choose a new password',
        words: `Hello ${oneLine(firstName)},\n\nTo choose a new password for your Escale account, open this link:\n\n${link}\n\nThe link works once, within an hour. If you didn’t ask for this, ignore this email: your password stays the same.\n\nEscale\n`,
      };

/** The e-mail that tells a customer that the ways into their account have changed. */
export const accountChangedText = (
  language: Language,
  { firstName, forgotLink }: { readonly firstName: string; readonly forgotLink: string },
): MailText =>
  language === 'fr'
    ? {
        subject: 'Votre compte a été modifié',
        words: `Bonjour ${oneLine(firstName)},\n\nLe mot de passe, l’e-mail ou le téléphone de votre compte Escale vient d’être modifié, et vous avez été déconnecté de tous vos autres appareils.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n${forgotLink}\n\nEscale\n`,
      }
    : {
        subject: 'Your account was changed',
        words: `Hello ${oneLine(firstName)},\n\nThe password, email or phone number of your Escale account was just changed, and you’ve been signed out on all your other devices.\n\nIf this wasn’t you, choose a new password straight away:\n\n${forgotLink}\n\nEscale\n`,
      };

/** Asks an address that somebody put down whether it wants the newsletter. */
export const newsletterAskedText = (language: Language, { link }: { readonly link: string }): MailText =>
  language === 'fr'
    ? {
        subject: 'Confirmez votre inscription à la newsletter',
        words: `Bonjour,\n\nQuelqu’un a inscrit cette adresse à la newsletter d’Escale : de nouveaux commerces et des promotions, de temps en temps. Pour confirmer, ouvrez ce lien :\n\n${link}\n\nLe lien est valable sept jours. Si ce n’était pas vous, ignorez ce message : vous ne recevrez rien d’autre, et nous supprimerons cette adresse.\n\nEscale\n`,
      }
    : {
        subject: 'Confirm your newsletter subscription',
        words: `Hello,\n\nSomeone signed this address up for news from Escale: new stores and promotions, now and then. To confirm, open this link:\n\n${link}\n\nThe link is valid for seven days. If this wasn’t you, ignore this email: you won’t hear from us again, and we’ll delete this address.\n\nEscale\n`,
      };

/** The newsletter's first letter: what it will be, and how it ends. */
export const newsletterText = (language: Language, { link }: { readonly link: string }): MailText =>
  language === 'fr'
    ? {
        subject: 'Inscription confirmée',
        words: `Bonjour,\n\nMerci. Vous recevrez de temps en temps la newsletter d’Escale, avec de nouveaux commerces et des promotions.\n\nSe désabonner :\n\n${link}\n\nEscale\n`,
      }
    : {
        subject: 'You’re subscribed',
        words: `Hello,\n\nThank you. You’ll get news from Escale now and then: new stores and promotions.\n\nUnsubscribe:\n\n${link}\n\nEscale\n`,
      };

/** The e-mail whose link proves that it arrived. */
export const emailConfirmationText = (
  language: Language,
  { firstName, link }: { readonly firstName: string; readonly link: string },
): MailText =>
  language === 'fr'
    ? {
        subject: 'Confirmez votre adresse e-mail',
        words: `Bonjour ${oneLine(firstName)},\n\nPour payer en espèces sur Escale, confirmez votre adresse e-mail :\n\n${link}\n\nLe lien est valable un jour. Si vous n’avez pas passé de commande, ignorez ce message.\n\nEscale\n`,
      }
    : {
        subject: 'Confirm your email address',
        words: `Hello ${oneLine(firstName)},\n\nTo pay in cash on Escale, confirm your email address:\n\n${link}\n\nThe link is valid for one day. If you didn’t place an order, ignore this email.\n\nEscale\n`,
      };
