import { expect, test } from 'vitest';
import { asksForFood, foodFit, foodWarning } from '#domain/catalogue/food-filter.ts';

const veganWithNuts = { diets: ['vegan', 'vegetarian'] as const, allergens: ['nuts'] as const };
const facts = (of: { diets: readonly string[] | null; allergens: readonly string[] | null }) => of as Parameters<typeof foodFit>[0];

test('a warning names each diet and allergen that speaks against an item, and says what nobody said', () => {
  const of = (item: Parameters<typeof facts>[0], filter: Parameters<typeof foodWarning>[1]) => foodWarning(facts(item), filter);
  const gluten = { diets: ['vegetarian'], allergens: ['gluten', 'milk'] };
  expect(of(gluten, { diets: ['vegan', 'vegetarian'], without: ['milk', 'nuts'] })).toEqual({
    diets: ['vegan'],
    allergens: ['milk'],
    isUnknown: false,
  });
  expect(of(gluten, { diets: ['vegetarian'], without: ['nuts'] })).toBeNull();
  expect(of(gluten, { diets: [], without: [] })).toBeNull();
  expect(of({ diets: null, allergens: null }, { diets: [], without: ['nuts'] })).toEqual({ diets: [], allergens: [], isUnknown: true });
  expect(of({ diets: null, allergens: ['nuts'] }, { diets: ['vegan'], without: ['nuts'] })).toEqual({
    diets: [],
    allergens: ['nuts'],
    isUnknown: true,
  });
  expect(of({ diets: null, allergens: null }, { diets: [], without: [] })).toBeNull();
});

test.each([
  ['nothing is asked, nothing is known', { diets: null, allergens: null }, { diets: [], without: [] }, 'suits'],
  ['every diet is kept', veganWithNuts, { diets: ['vegan', 'vegetarian'], without: [] }, 'suits'],
  ['one of two diets is not kept', veganWithNuts, { diets: ['vegan', 'halal'], without: [] }, 'clashes'],
  ['an allergen is in it', veganWithNuts, { diets: ['vegan'], without: ['nuts'] }, 'clashes'],
  ['another allergen is not', veganWithNuts, { diets: [], without: ['milk'] }, 'suits'],
  ['the store has not said its diets', { diets: null, allergens: [] }, { diets: ['vegan'], without: [] }, 'ask'],
  ['the store has not said its allergens', { diets: ['vegan'], allergens: null }, { diets: ['vegan'], without: ['milk'] }, 'ask'],
  [
    'a known allergen speaks louder than an unknown diet',
    { diets: null, allergens: ['milk'] },
    { diets: ['vegan'], without: ['milk'] },
    'clashes',
  ],
  ['what was not asked may be unknown', { diets: ['vegan'], allergens: null }, { diets: ['vegan'], without: [] }, 'suits'],
] as const)('%s', (_says, item, filter, fit) => {
  expect(foodFit(facts(item), filter)).toBe(fit);
});

test('an older server says nothing of diets: ask the store', () => {
  expect(foodFit({}, { diets: ['vegan'], without: [] })).toBe('ask');
});

test('an empty filter asks for nothing', () => {
  expect([asksForFood({ diets: [], without: [] }), asksForFood({ diets: [], without: ['milk'] })]).toEqual([false, true]);
});
