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
        subject: 'Choisir un nouveau mot de passe',
        words: `Bonjour ${oneLine(firstName)},\n\nPour choisir un nouveau mot de passe pour votre compte Escale, ouvrez ce lien :\n\n${link}\n\nIl est valable une heure et ne fonctionne qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.\n\nEscale\n`,
      }
    : {
        subject: 'Choose a new password',
        words: `Hello ${oneLine(firstName)},\n\nTo choose a new password for your Escale account, open this link:\n\n${link}\n\nIt is valid for one hour and works once. If you did not ask for it, ignore this message: your password stays as it is.\n\nEscale\n`,
      };

/** The e-mail that tells a customer that the ways into their account have changed. */
export const accountChangedText = (
  language: Language,
  { firstName, forgotLink }: { readonly firstName: string; readonly forgotLink: string },
): MailText =>
  language === 'fr'
    ? {
        subject: 'Votre compte a été modifié',
        words: `Bonjour ${oneLine(firstName)},\n\nLe mot de passe, l’e-mail ou le téléphone de votre compte Escale vient d’être modifié, et toutes les autres sessions ont été fermées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n${forgotLink}\n\nEscale\n`,
      }
    : {
        subject: 'Your account was changed',
        words: `Hello ${oneLine(firstName)},\n\nThe password, e-mail or phone number of your Escale account was just changed, and every other session was ended.\n\nIf this was not you, choose a new password right away:\n\n${forgotLink}\n\nEscale\n`,
      };

/** Asks an address that somebody put down whether it wants the newsletter. */
export const newsletterAskedText = (language: Language, { link }: { readonly link: string }): MailText =>
  language === 'fr'
    ? {
        subject: 'Voulez-vous recevoir nos nouvelles ?',
        words: `Bonjour,\n\nCette adresse nous a été donnée pour recevoir les nouvelles d’Escale : de nouveaux commerces et des promotions, de temps en temps. Pour les recevoir, ouvrez ce lien :\n\n${link}\n\nIl est valable sept jours. Si ce n’était pas vous, ignorez ce message : vous ne recevrez rien, et nous oublierons cette adresse.\n\nEscale\n`,
      }
    : {
        subject: 'Do you want to hear from us?',
        words: `Hello,\n\nSomebody gave us this address for news from Escale: new stores and promotions, now and then. To get them, open this link:\n\n${link}\n\nIt is valid for seven days. If that was not you, ignore this message: you will get nothing, and we will forget this address.\n\nEscale\n`,
      };

/** The newsletter's first letter: what it will be, and how it ends. */
export const newsletterText = (language: Language, { link }: { readonly link: string }): MailText =>
  language === 'fr'
    ? {
        subject: 'Vous recevrez nos nouvelles',
        words: `Bonjour,\n\nMerci. Cette adresse recevra les nouvelles d’Escale : de nouveaux commerces et des promotions, de temps en temps.\n\nSi vous n’en voulez plus :\n\n${link}\n\nEscale\n`,
      }
    : {
        subject: 'You will hear from us',
        words: `Hello,\n\nThank you. This address will get the news from Escale: new stores and promotions, now and then.\n\nIf you want no more of them:\n\n${link}\n\nEscale\n`,
      };

/** The e-mail whose link proves that it arrived. */
export const emailConfirmationText = (
  language: Language,
  { firstName, link }: { readonly firstName: string; readonly link: string },
): MailText =>
  language === 'fr'
    ? {
        subject: 'Confirmer votre adresse e-mail',
        words: `Bonjour ${oneLine(firstName)},\n\nPour commander en espèces chez Escale, confirmez votre adresse e-mail :\n\n${link}\n\nLe lien est valable un jour. Si vous n’avez rien commandé, ignorez ce message.\n\nEscale\n`,
      }
    : {
        subject: 'Confirm your e-mail address',
        words: `Hello ${oneLine(firstName)},\n\nTo order in cash at Escale, confirm your e-mail address:\n\n${link}\n\nThe link is valid for one day. If you did not order anything, ignore this message.\n\nEscale\n`,
      };
