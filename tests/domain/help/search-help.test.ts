import { expect, test } from 'vitest';
import { filledContent, spokenAnswer, textParts } from '#domain/help/help-content.ts';
import { markedParts, searchHelp } from '#domain/help/search-help.ts';
import en from '#content/help/en.json';
import fr from '#content/help/fr.json';

const idsOf = (content: typeof en, typed: string) =>
  searchHelp(content, typed)?.groups.flatMap(({ questions }) => questions.map(({ id }) => id)) ?? [];

test('what people type leads to its answer, in both languages, with slips and without accents', () => {
  for (const [content, typed, id] of [
    [en, 'refund', 'money-back'],
    [en, 'refnud', 'money-back'],
    [en, 'How can I get my money back?', 'money-back'],
    [en, 'CANCEL', 'cancel-an-order'],
    [en, 'track my order', 'follow-an-order'],
    [en, 'voucher', 'promo-code'],
    [en, 'gluten', 'allergies-and-diets'],
    [fr, 'remboursement', 'money-back'],
    [fr, 'remboursment', 'money-back'],
    [fr, 'annulation', 'cancel-an-order'],
    [fr, 'etage', 'nobody-at-home'],
    [fr, 'ALLERGENES', 'allergies-and-diets'],
    [fr, 'mot de passe oublie', 'forgot-password'],
    [fr, 'espèces', 'cash'],
  ] as const)
    expect([typed, idsOf(content, typed)]).toEqual([typed, expect.arrayContaining([id])]);
});

test('where no answer has every word, those with most of them come, and none for what nobody asks', () => {
  expect(idsOf(en, 'cancel zeppelin')).toContain('cancel-an-order');
  expect(searchHelp(en, 'zzzzxq')).toMatchObject({ count: 0, groups: [] });
  expect([searchHelp(en, ''), searchHelp(en, ' ?! ')]).toEqual([null, null]);
});

test('a search is narrow: a word that begins others does not bring what is only like it', () => {
  const found = searchHelp(en, 'allergy');
  expect(found?.count).toBe(1);
  expect(found?.groups.map(({ id }) => id)).toEqual(['ordering']);
});

test('the words that were meant are marked, as they are written, and nothing of the text is lost', () => {
  const meant = searchHelp(fr, 'remboursment')?.matched ?? new Set();
  const parts = markedParts('Les Remboursements, puis le solde.', meant);
  expect(parts.map(({ text }) => text).join('')).toBe('Les Remboursements, puis le solde.');
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Remboursements']);
});

test('an answer is read with its links as words', () => {
  const answer = ['Enter your address on the [main page](/).', 'Up to {cards} cards.'];
  const question = { id: 'x', question: 'x', words: '', answer };
  const filled = filledContent(
    { title: '', intro: '', little: [], groups: [{ id: 'y', name: 'y', questions: [question] }] },
    { cards: 20 },
  );
  expect(filled.groups.flatMap(({ questions }) => questions.map(spokenAnswer))).toEqual([
    'Enter your address on the main page. Up to 20 cards.',
  ]);
  expect(textParts('a [b](/c) d')).toEqual([
    { text: 'a ', to: null },
    { text: 'b', to: '/c' },
    { text: ' d', to: null },
  ]);
});
