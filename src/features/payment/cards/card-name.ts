import type { Card } from '#contract/entities/card.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  visa_electron: 'Visa Electron',
  mastercard: 'Mastercard',
  amex: 'AMEX',
  american_express: 'AMEX',
  discover: 'Discover',
  diners: 'Diners',
  diners_carte_blanche: 'Diners Carte Blanche',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The brand as people write it; what is not known stays as the provider names it. */
export const brandName = (type: string): string => BRANDS[type.toLowerCase().replaceAll(' ', '_')] ?? (type || 'Card');

/** A card as it is told apart: 'Visa ···· 4242'. */
export const cardName = ({ card_type, last_four }: Pick<Card, 'card_type' | 'last_four'>): string =>
  `${brandName(card_type)} ···· ${last_four}`;
