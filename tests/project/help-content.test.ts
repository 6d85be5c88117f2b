import { readdirSync } from 'node:fs';
import { BRAND_PAGES } from '#server/brand/brand-pages.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/enumerations.ts';
import { filledContent, textParts, type HelpContent } from '#domain/help/help-content.ts';
import { searchHelp } from '#domain/help/search-help.ts';
import { HELP_VALUES, helpQuery, helpWithCities } from '#src/api/help.ts';
import { QueryClient } from '@tanstack/react-query';
import en from '#content/help/en.json';
import fr from '#content/help/fr.json';

const CONTENTS: Readonly<Record<(typeof LANGUAGES)[number], HelpContent>> = { en, fr };
const questionsOf = ({ groups }: HelpContent) => groups.flatMap(({ questions }) => questions);
const linksOf = (content: HelpContent) =>
  questionsOf(content).flatMap(({ id, answer }) =>
    answer.flatMap((text) => textParts(text).flatMap(({ to }) => (to === null ? [] : [`${id} ${to}`]))),
  );
const valuesOf = (content: HelpContent) =>
  questionsOf(content).flatMap(({ id, answer }) => [...answer.join(' ').matchAll(/\{(\w+)\}/g)].map(([, name]) => `${id} ${name}`));
/** What the server tells of the cities that are served: one country with these. */
const serving = (...names: readonly string[]): NonNullable<Parameters<typeof helpWithCities>[1]> => {
  const country = {
    _id: 'a'.repeat(24),
    country_name: '',
    country_phone_code: '',
    currency_code: '',
    is_referral_user: true,
    referral_reward: 0,
  };
  const city = { _id: 'b'.repeat(24), country_id: country._id, timezone: 'UTC', location: [0, 0] as [number, number] };
  return { countries: [{ ...country, cities: names.map((city_name) => ({ ...city, city_name })) }] };
};
/** Words that are written differently in two languages and the same thing: the order they stand in may differ. */
const sorted = (list: readonly string[]) => list.toSorted();

test('both languages have the same questions, in the same order, about the same orders', () => {
  const shape = (content: HelpContent) =>
    content.groups.map(({ id, questions }) => [id, questions.map((question) => [question.id, question.about])]);
  expect(shape(fr)).toEqual(shape(en));
  expect(questionsOf(en).length).toBeGreaterThanOrEqual(30);
  expect(readdirSync('content/help').toSorted()).toEqual(LANGUAGES.map((language) => `${language}.json`).toSorted());
});

test('each question says the same with the same links and values', () => {
  expect(sorted(linksOf(fr))).toEqual(sorted(linksOf(en)));
  expect(sorted(valuesOf(fr))).toEqual(sorted(valuesOf(en)));
});

test('every value is used, and every one that is named is there', () => {
  expect(new Set(valuesOf(en).map((named) => named.split(' ')[1]))).toEqual(new Set([...Object.keys(HELP_VALUES), 'inCities']));
  expect(() =>
    filledContent(
      { ...en, groups: [{ ...en.groups[0], questions: [{ id: 'x', question: 'x', words: '', answer: ['{nobody}'] }] }] } as HelpContent,
      { ...HELP_VALUES, inCities: '' },
    ),
  ).toThrow('nobody');
});

describe.each(LANGUAGES)('the help page in %s', (language) => {
  const content = CONTENTS[language];

  test('has addresses of its own for each group and question', () => {
    const ids = [...content.groups.map(({ id }) => id), ...questionsOf(content).map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('leads to pages that are there', () => {
    const routes = new Set(readdirSync('src/routes').map((file) => `/${file.replace(/\.tsx$/, '')}`.replace(/^\/index$/, '/')));
    for (const link of linksOf(content)) {
      const to = link.split(' ')[1] ?? '';
      expect([link, routes.has(to) || BRAND_PAGES.some(({ path }) => path === to)]).toEqual([link, true]);
    }
  });

  test('is filled without a name left over, and says what the specification says', async () => {
    const content = await new QueryClient().fetchQuery(helpQuery(language));
    const filled = helpWithCities(content, serving(language === 'fr' ? 'Genève' : 'Geneva'), language);
    const text = JSON.stringify(filled);
    expect(text).not.toMatch(/\{\w+\}/);
    for (const claim of [
      'Visa',
      'MasterCard',
      language === 'fr' ? 'À Genève.' : 'In Geneva.',
      language === 'fr' ? 'dépendent de la distance' : 'depends on the distance from pickup to delivery',
    ])
      expect(text).toContain(claim);
  });

  test('names every city that is served, and is true while none is known', async () => {
    const content = await new QueryClient().fetchQuery(helpQuery(language));
    const where = (...cities: readonly string[]) =>
      questionsOf(helpWithCities(content, cities.length === 0 ? undefined : serving(...cities), language)).find(
        ({ id }) => id === 'where-you-deliver',
      )?.answer[0];
    expect(where('Genève', 'Lyon', 'Bâle')).toMatch(language === 'fr' ? /^À Genève, à Lyon et à Bâle\. / : /^In Genève, Lyon and Bâle\. /);
    expect(where('Lyon')).toMatch(language === 'fr' ? /^À Lyon\. / : /^In Lyon\. /);
    expect(where()).toMatch(language === 'fr' ? /^Dans les villes de nos commerces\. / : /^In the cities of our stores\. /);
  });

  test('sets the spaces that its language sets', () => {
    const texts = JSON.stringify(
      content.groups.map(({ name, questions }) => [name, questions.map(({ question, answer }) => [question, answer])]),
    );
    expect(texts.match(language === 'fr' ? /[^\u202f"\]][?!;»]|[^\u202f"\]]:\s|«[^\u202f]| [?!;:%»]/g : / [?!;:%]/g)).toBeNull();
  });

  test('finds every question by its own words', () => {
    for (const { id, question } of questionsOf(content))
      expect([id, searchHelp(content, question)?.groups.flatMap(({ questions }) => questions.map((found) => found.id))]).toEqual([
        id,
        expect.arrayContaining([id]),
      ]);
  });
});
