import { foldText } from '../plain-text.ts';

export type AddressLabel = 'home' | 'work' | 'other';

const WORDS: Readonly<Record<Exclude<AddressLabel, 'other'>, readonly string[]>> = {
  home: ['home', 'maison', 'domicile', 'chez moi', 'chez nous', 'appartement', 'appart', 'flat', 'apartment', 'house'],
  work: ['work', 'office', 'job', 'travail', 'bureau', 'boulot', 'atelier', 'entreprise'],
};

const plain = (name: string): string =>
  foldText(name)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|my|la|le|ma|mon|notre|l) /, '');

export function labelOf(name: string): AddressLabel {
  const words = plain(name);
  if (WORDS.home.includes(words)) return 'home';
  return WORDS.work.includes(words) ? 'work' : 'other';
}
