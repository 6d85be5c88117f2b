import type { Language } from '../../../contract/enumerations.ts';

/** What the sandbox says, as Stripe.js brings its own words too. */
type Words = {
  readonly number: string;
  readonly expiry: string;
  readonly expiryShape: string;
  readonly cvc: string;
  readonly wrongNumber: string;
  readonly incompleteNumber: string;
  readonly wrongExpiry: string;
  readonly past: string;
  readonly incompleteCvc: string;
  readonly bank: string;
  readonly question: string;
  readonly explained: string;
  readonly pass: string;
  readonly fail: string;
  readonly close: string;
  readonly unauthenticated: string;
  readonly unanswered: string;
};

export const WORDS: Record<Language, Words> = {
  en: {
    number: 'Card number', expiry: 'Expiry date', expiryShape: 'MM / YY', cvc: 'Security code',
    wrongNumber: 'Your card number is invalid.', incompleteNumber: 'Your card number is incomplete.', wrongExpiry: 'Your card’s expiry date is incomplete.',
    past: 'Your card’s expiry date is in the past.', incompleteCvc: 'Your card’s security code is incomplete.',
    bank: 'Sandbox bank', question: 'Is this payment yours?', explained: 'A bank would ask you here, in its app or by a code. This is a sandbox: no real card is charged.',
    pass: 'Confirm', fail: 'Refuse', close: 'Close without an answer',
    unauthenticated: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    unanswered: 'No answer came from the card network.',
  },
  fr: {
    number: 'Numéro de carte', expiry: 'Date d’expiration', expiryShape: 'MM / AA', cvc: 'Code de sécurité',
    wrongNumber: 'Le numéro de votre carte n’est pas valide.', incompleteNumber: 'Le numéro de votre carte est incomplet.', wrongExpiry: 'La date d’expiration de votre carte est incomplète.',
    past: 'La date d’expiration de votre carte est passée.', incompleteCvc: 'Le code de sécurité de votre carte est incomplet.',
    bank: 'Banque d’essai', question: 'Ce paiement est-il bien le vôtre ?', explained: 'Une banque vous le demanderait ici, dans son application ou par un code. Ceci est un essai : aucune vraie carte n’est débitée.',
    pass: 'Confirmer', fail: 'Refuser', close: 'Fermer sans répondre',
    unauthenticated: 'Nous ne parvenons pas à authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
    unanswered: 'Aucune réponse n’est venue du réseau de cartes.',
  },
};

/** The provider's sentence for a refused card, by its code; others are told as the sandbox tells them. */
export const REFUSALS: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  fr: {
    generic_decline: 'Votre carte a été refusée.', card_declined: 'Votre carte a été refusée.', insufficient_funds: 'Les fonds de votre carte sont insuffisants.',
    expired_card: 'Votre carte a expiré.', incorrect_number: 'Le numéro de votre carte est incorrect.', incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    processing_error: 'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
    payment_intent_authentication_failure: 'Nous ne parvenons pas à authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
    setup_intent_authentication_failure: 'Nous ne parvenons pas à authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
  },
};
