import type { Language } from '#contract/enumerations.ts';

type Words = {
  readonly number: string;
  readonly expiry: string;
  readonly expiryShape: string;
  readonly cvc: string;
  readonly wrongNumber: string;
  readonly incompleteNumber: string;
  readonly incompleteExpiry: string;
  readonly wrongExpiry: string;
  readonly past: string;
  readonly incompleteCvc: string;
  readonly bank: string;
  readonly question: string;
  readonly explained: string;
  readonly pass: string;
  readonly fail: string;
  readonly close: string;
  readonly unanswered: string;
  readonly sheet: (money: string) => string;
  readonly sheetExplained: string;
  readonly approve: string;
  readonly approveRefused: string;
  readonly approveAsks: string;
  readonly approveLate: string;
  readonly closeSheet: string;
};

export const WORDS: Record<Language, Words> = {
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryShape: 'MM / YY',
    cvc: 'Security code',
    wrongNumber: 'Your card number is invalid.',
    incompleteNumber: 'Your card number is incomplete.',
    incompleteExpiry: 'Your card’s expiry date is incomplete.',
    wrongExpiry: 'Your card’s expiry date is invalid.',
    past: 'Your card’s expiry date is in the past.',
    incompleteCvc: 'Your card’s security code is incomplete.',
    bank: 'Sandbox bank',
    question: 'Is this payment yours?',
    explained: 'A bank would ask you here, in its app or by a code. This is a sandbox: no real card is charged.',
    pass: 'Confirm',
    fail: 'Refuse',
    close: 'Close without an answer',
    unanswered: 'No answer came from the card network.',
    sheet: (money) => `Pay ${money}`,
    sheetExplained: 'Your device would show its own sheet here. This is a sandbox: no real card is charged.',
    approve: 'Pay',
    approveRefused: 'Pay, and the card is declined',
    approveAsks: 'Pay, and the bank asks',
    approveLate: 'Pay, and the bank answers late',
    closeSheet: 'Close the sheet',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryShape: 'MM / AA',
    cvc: 'Code de sécurité',
    wrongNumber: 'Le numéro de votre carte n’est pas valide.',
    incompleteNumber: 'Le numéro de votre carte est incomplet.',
    incompleteExpiry: 'La date d’expiration de votre carte est incomplète.',
    wrongExpiry: 'La date d’expiration de votre carte n’est pas valable.',
    past: 'La date d’expiration de votre carte est passée.',
    incompleteCvc: 'Le code de sécurité de votre carte est incomplet.',
    bank: 'Banque d’essai',
    question: 'Ce paiement est‑il bien le vôtre ?',
    explained:
      'Une banque vous le demanderait ici, dans son application ou par un code. Ceci est un essai : aucune vraie carte n’est débitée.',
    pass: 'Confirmer',
    fail: 'Refuser',
    close: 'Fermer sans répondre',
    unanswered: 'Aucune réponse n’est venue du réseau de cartes.',
    sheet: (money) => `Payer ${money}`,
    sheetExplained: 'Votre appareil afficherait ici sa propre fenêtre. Ceci est un essai : aucune vraie carte n’est débitée.',
    approve: 'Payer',
    approveRefused: 'Payer, et la carte est refusée',
    approveAsks: 'Payer, et la banque demande',
    approveLate: 'Payer, et la banque répond en retard',
    closeSheet: 'Fermer la fenêtre',
  },
};

type Refusal =
  | 'generic_decline'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_number'
  | 'incorrect_cvc'
  | 'payment_intent_authentication_failure'
  | 'setup_intent_authentication_failure';

export const REFUSALS: Record<Language, Record<Refusal, string>> = {
  en: {
    generic_decline: 'Your card was declined.',
    card_declined: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_number: 'Your card number is incorrect.',
    incorrect_cvc: 'Your card’s security code is incorrect.',
    payment_intent_authentication_failure: 'Your bank did not confirm the payment.',
    setup_intent_authentication_failure: 'Your bank did not confirm the card.',
  },
  fr: {
    generic_decline: 'Votre carte a été refusée.',
    card_declined: 'Votre carte a été refusée.',
    insufficient_funds: 'Les fonds de votre carte sont insuffisants.',
    expired_card: 'Votre carte a expiré.',
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    payment_intent_authentication_failure: 'Votre banque n’a pas confirmé le paiement.',
    setup_intent_authentication_failure: 'Votre banque n’a pas confirmé la carte.',
  },
};

export const refusalText = (language: Language, code: string): string | null =>
  code in REFUSALS[language] ? REFUSALS[language][code as Refusal] : null;
