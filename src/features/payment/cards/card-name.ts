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

export const brandName = (type: string): string => BRANDS[type.toLowerCase().replaceAll(' ', '_')] ?? (type || 'Card');

export const cardName = ({ card_type, last_four }: Pick<Card, 'card_type' | 'last_four'>): string =>
  `${brandName(card_type)} ···· ${last_four}`;
