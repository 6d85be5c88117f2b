import { expect, test } from 'vitest';
import { translator } from '#tools/statecharts/translator.ts';

const translate = translator({
  'the bank says yes': 'la banque dit oui',
  'he waits': 'il attend',
  Ordered: 'Commandée',
  'Card refused': 'Carte refusée',
  'TWINT pays': 'TWINT paie',
  'no answer, or late': 'aucune réponse, ou tard',
  'codes sent': 'codes envoyés',
  'It is over.': 'C’est fini.',
  'Who pays?': 'Qui paie\u202f?',
  yes: 'oui',
  'nobody wrote it yet': '',
  'if {text}': 'si {text}',
  'then {text}': 'puis {text}',
  '{text}: {text2}': '{text}\u202f: {text2}',
  '{n} of {n2} steps': '{n} étapes sur {n2}',
  'Last run {raw}': 'Dernier passage {raw}',
  'Now {facts}.': 'Maintenant {facts}.',
});

test('a text is found by itself, with another first letter, and as a guard without its article', () => {
  expect(translate('Ordered')).toBe('Commandée');
  expect(translate('ordered')).toBe('commandée');
  expect(translate('The bank says yes')).toBe('La banque dit oui');
  expect(translate('Bank says yes')).toBe('La banque dit oui');
});

test('what nobody wrote is not guessed', () => {
  expect(translate('Refunded')).toBeNull();
  expect(translate('nobody wrote it yet')).toBeNull();
  expect(translate('if the moon is full')).toBeNull();
  expect(translate('Ordered, and nobody knows')).toBeNull();
});

test('holes hold numbers, anything, or a text that has its French', () => {
  expect(translate('3 of 12 steps')).toBe('3 étapes sur 12');
  expect(translate('three of 12 steps')).toBeNull();
  expect(translate('Last run 25 Nov')).toBe('Dernier passage 25 Nov');
  expect(translate('if the bank says yes')).toBe('si la banque dit oui');
  expect(translate('Card refused: the bank says yes')).toBe('Carte refusée\u202f: la banque dit oui');
  expect(translate('Now codes sent: yes, tries: 3.')).toBe('Maintenant codes envoyés\u202f: oui, tries\u202f: 3.');
});

test('a list is said piece by piece, whose pieces may hold commas', () => {
  expect(translate('Card refused, then Ordered')).toBe('Carte refusée, puis Commandée');
  expect(translate('Card refused, no answer, or late, then Ordered')).toBe('Carte refusée, aucune réponse, ou tard, puis Commandée');
});

test('one sentence is said after the other', () => {
  expect(translate('It is over. Who pays? It is over.')).toBe('C’est fini. Qui paie\u202f? C’est fini.');
  expect(translate('It is over. Nobody knows. It is over.')).toBeNull();
});

test('French elides, keeps names in capitals, and is left as it is', () => {
  expect(translate('if he waits')).toBe('s’il attend');
  expect(translate('tWINT pays')).toBe('TWINT paie');
  expect(translate('la banque dit oui')).toBe('la banque dit oui');
  expect(translate('Card refused: la banque dit oui')).toBe('Carte refusée\u202f: la banque dit oui');
  expect(translate(translate('if he waits') ?? '')).toBe('s’il attend');
});
