import { comparedText } from '#contract/typed-text.ts';

/** Lower case without accents, ligatures opened: 'Vandœuvres' and 'VANDOEUVRES' become one. */
export const foldText = (text: string): string =>
  comparedText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/ß/g, 'ss');

export const plainText = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');
