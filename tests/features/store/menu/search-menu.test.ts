import { describe, expect, test } from 'vitest';
import { searchMenu } from '#src/features/store/menu/search-menu.ts';
import { squarePicture } from '#src/features/diets/square-picture.ts';

type Groups = Parameters<typeof searchMenu>[0];
const group = (name: string, ...items: string[]) =>
  ({ name, unique_id: name.length, is_visible_in_store: true, items: items.map((one) => ({ name: one })) }) as unknown as Groups[number];
const shown = (groups: Groups) => groups.map(({ name, items }) => [name, ...items.map((item) => item.name)]);

describe('the search of a menu', () => {
  const market = [
    group('Salades', 'Laitue batavia', 'Rampon'),
    group('Pains', 'Pain au lait, 4', 'Petits pains'),
    group('Crèmerie', 'Demi-lait', 'Lait entier'),
  ];

  test('what bears it as a word of its own comes before what begins with it, and that before what holds it', () => {
    expect(shown(searchMenu(market, ' LAIT '))).toEqual([
      ['Pains', 'Pain au lait, 4'],
      ['Crèmerie', 'Demi-lait', 'Lait entier'],
      ['Salades', 'Laitue batavia'],
    ]);
    expect(shown(searchMenu([group('Tout', 'Pommeau', 'Jus de pommes', 'Pomme Gala')], 'pomme'))).toEqual([
      ['Tout', 'Pomme Gala', 'Pommeau', 'Jus de pommes'],
    ]);
  });

  test('what begins with it comes before what holds it, and a category comes by the best that it holds', () => {
    expect(shown(searchMenu([group('Tout', 'Chocolait', 'Laitue')], 'lait'))).toEqual([['Tout', 'Laitue', 'Chocolait']]);
    const two = [group('Salades', 'Laitue'), group('Crèmerie', 'Lait entier', 'Chocolait'), group('Pains', 'Petits pains')];
    expect(shown(searchMenu(two, 'lait')).map(([name]) => name)).toEqual(['Crèmerie', 'Salades']);
  });

  test('an empty query keeps all as it stands', () => {
    expect(searchMenu(market, '  ')).toBe(market);
  });
});

test('a dish without a picture of its own has its store’s main dish on a plate; a photograph stays as it is', () => {
  expect(squarePicture('/pictures/scene/card/butter-lake-plate/fondue*1.2+wine.svg')).toBe('/pictures/dish/butter/fondue.svg');
  expect(squarePicture('https://shop.example/pictures/scene/card/sky/fish.svg')).toBe('https://shop.example/pictures/dish/sky/fish.svg');
  expect(squarePicture('https://shop.example/front.jpg')).toBe('https://shop.example/front.jpg');
});
