import { describe, expect, test, vi } from 'vitest';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { foodSearch } from '#src/features/diets/food-search.ts';
import { FoodChoices } from '#src/features/diets/FoodChoices.tsx';
import { FoodWarning } from '#src/features/diets/FoodWarning.tsx';
import { ItemFacts } from '#src/features/store/item/ItemFacts.tsx';
import * as v from 'valibot';
import { draw } from '../stage/draw.tsx';

describe('what somebody eats', () => {
  const choices = async (filter: FoodFilter, language: 'en' | 'fr' = 'en') => {
    const onChange = vi.fn<(filter: FoodFilter) => void>();
    const around = { language, groups: ['diets'] } as const;
    return { ...(await draw(<FoodChoices filter={filter} onChange={onChange} />, around)), onChange };
  };
  test('is chosen among five diets and the fourteen allergens that must be declared', async () => {
    const { shown, press, onChange } = await choices({ diets: ['vegan'], without: ['nuts', 'milk'] });
    expect(shown()).toEqual([
      'group: Diets',
      'button: Vegetarian',
      'button: Vegan, pressed',
      'button: Halal',
      'button: Gluten-free',
      'button: Lactose-free',
      'group: Without',
      'button: gluten',
      'button: crustaceans',
      'button: eggs',
      'button: fish',
      'button: peanuts',
      'button: soya',
      'button: milk, pressed',
      'button: nuts, pressed',
      'button: celery',
      'button: mustard',
      'button: sesame',
      'button: sulphites',
      'button: lupin',
      'button: molluscs',
      'Dishes without allergen information are still shown, marked “ask the store”.',
    ]);
    await press('Vegetarian');
    await press('milk');
    expect(onChange.mock.calls.flat()).toEqual([
      { diets: ['vegetarian', 'vegan'], without: ['nuts', 'milk'] },
      { diets: ['vegan'], without: ['nuts'] },
    ]);
  });
});

describe('a warning of what somebody does not eat', () => {
  const warned = async (item: object, eats: FoodFilter, language: 'en' | 'fr' = 'en') => {
    const flows = { eats: { getSnapshot: () => eats, subscribe: () => () => undefined } };
    const drawn = await draw(<FoodWarning of={{ ...pizza, ...item }} isLine />, { language, groups: ['diets'], flows });
    if (eats.diets.length + eats.without.length > 0) await drawn.until(() => drawn.shown().length > 0);
    return drawn.shown();
  };
  const holds = { diets: ['vegetarian'], allergens: ['gluten', 'milk'] };
  test('names what is in it and what its reader avoids', async () => {
    expect(await warned(holds, { diets: [], without: ['gluten'] })).toEqual(['Contains gluten, milk: you avoid gluten.']);
    expect(await warned(holds, { diets: ['vegan'], without: [] })).toEqual(['Doesn’t suit your diet: Vegan.']);
    expect(await warned(holds, { diets: [], without: ['gluten'] }, 'fr')).toEqual(['Contient gluten et lait\u202f: vous évitez gluten.']);
  });
  test('says what nobody said, as unknown', async () => {
    expect(await warned({ diets: null, allergens: null }, { diets: [], without: ['nuts'] })).toEqual([
      'The store hasn’t listed everything in this dish: ask the store first.',
    ]);
  });
  test('is silent to who eats anything', async () => {
    expect(await warned(holds, { diets: [], without: [] })).toEqual([]);
  });
});

describe('what is known of an item', () => {
  const facts = async (but: Record<string, unknown>) => (await draw(<ItemFacts item={{ ...pizza, ...but } as never} />)).shown();
  test('that it holds none is something else than that its store has not said', async () => {
    expect(await facts({ diets: [], allergens: [] })).toEqual(['Diets', 'None', 'Allergens', 'None of the 14 main allergens']);
    expect(await facts({ diets: undefined, allergens: undefined })).toEqual(['Diets', 'Ask the store', 'Allergens', 'Ask the store']);
  });
});

test('an address says what somebody eats; what nobody knows in it is left out', () => {
  const read = (address: object) => v.parse(v.object(foodSearch), address);
  expect(read({})).toEqual({ diets: [], without: [], everything: false });
  expect(read({ diets: ['halal', 'paleo', 'vegan'], without: ['nuts', 'gluten'] })).toEqual({
    diets: ['vegan', 'halal'],
    without: ['gluten', 'nuts'],
    everything: false,
  });
  expect(read({ diets: 'vegan', without: [3] })).toEqual({ diets: [], without: [], everything: false });
});
