import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductGroup } from '#contract/entities/store.ts';
import { menuWith, STORE, water } from '#machines/reorder/sample-reorder.ts';
import { EMPTY } from '#src/shop/cart/cart-flow.ts';
import { StoreMenu } from '#src/features/store/menu/StoreMenu.tsx';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

const FOOD = { diets: ['vegetarian'], allergens: ['milk'] };
const item = (name: string, but: object = {}) => ({ ...water, _id: name, name, details: '', ...but });
const group = (unique_id: number, name: string, items: readonly object[], is_visible_in_store = true) =>
  ({ unique_id, name, items, is_visible_in_store }) as unknown as ProductGroup;

const GROUPS = [
  group(1, 'Pizzas', [item('Margherita', FOOD), item('Calzone', { diets: [], allergens: ['milk'] })]),
  group(2, 'Drinks', [
    item('Milk', FOOD),
    item('Water', { diets: ['vegan', 'vegetarian'], allergens: [] }),
    item('Beer', { minimum_age: 16 }),
  ]),
];

async function menu({ lines = [] as readonly (readonly [string, number])[], path = '/', of = STORE } = {}) {
  const cart = standingFlow({
    ...EMPTY,
    is: 'filled',
    storeId: of,
    lines: lines.map(([itemId, quantity], key) => ({ key, line: { itemId, quantity, options: [], note: '' } })),
  });
  const onNeedWhole = vi.fn<() => void>();
  const onOpen = vi.fn<(item: object) => void>();
  const view = <StoreMenu menu={{ ...menuWith([]), products: GROUPS } as never} lost={null} onNeedWhole={onNeedWhole} onOpen={onOpen} />;
  return { ...(await draw(view, { flows: { cart }, path, groups: ['store'] })), onOpen, onNeedWhole };
}
const searched = async () => {
  const drawn = await menu();
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('There is nothing to search with');
  field.setAttribute('aria-label', 'the field');
  return { ...drawn, search: (words: string) => drawn.type('the field', words) };
};
const dishesIn = (shown: readonly string[]) => shown.filter((line) => line.includes('CHF')).map((line) => line.replace('button: ', ''));

describe('a menu', () => {
  test('says of each dish what it costs and how many of it are in the basket, whatever their options', async () => {
    const { shown, press, onOpen } = await menu({
      lines: [
        ['Margherita', 1],
        ['Water', 2],
        ['Margherita', 3],
      ],
    });
    expect(shown().slice(5)).toEqual([
      'searchbox: Search the menu',
      'button: Diets and allergens',
      'Pizzas',
      'button: Margherita, says “CHF 3.00 4 in your basket”',
      'button: Calzone, says “CHF 3.00”',
      'Drinks',
      'button: Milk, says “CHF 3.00”',
      'button: Water, says “CHF 3.00 2 in your basket”',
      'button: Beer, says “CHF 3.00 From 16 years”',
    ]);
    await press('Calzone');
    expect(onOpen.mock.calls).toMatchObject([[{ name: 'Calzone' }]]);
    const elsewhere = await menu({ lines: [['Margherita', 1]], of: 'another' });
    expect(dishesIn(elsewhere.shown())[0]).toBe('Margherita, says “CHF 3.00”');
  });
  test('leaves out what does not suit somebody, and of what its store has not said enough it says to ask', async () => {
    const vegan = await menu({ path: '/?diets=%5B%22vegan%22%5D' });
    expect(dishesIn(vegan.shown())).toEqual(['Water, says “CHF 3.00”', 'Beer, says “CHF 3.00 From 16 years Ask the store”']);
    const withoutMilk = await menu({ path: '/?without=%5B%22milk%22%5D' });
    expect(dishesIn(withoutMilk.shown())).toEqual(['Water, says “CHF 3.00”', 'Beer, says “CHF 3.00 From 16 years Ask the store”']);
    const vegetarian = await menu({ path: '/?diets=%5B%22vegetarian%22%5D' });
    expect(dishesIn(vegetarian.shown()).map((line) => line.split(',')[0])).toEqual(['Margherita', 'Milk', 'Water', 'Beer']);
  });
  test('is searched: what bears the word comes first, and how much is found is read out', async () => {
    const { search, shown, until, onNeedWhole } = await searched();
    expect(onNeedWhole).not.toHaveBeenCalled();
    await search('mil');
    // What has not come of a long menu is looked for too.
    expect(onNeedWhole).toHaveBeenCalled();
    await until(() => dishesIn(shown()).length === 1);
    expect(shown()).toContain('1 item found');
    await search('soup');
    await until(() => dishesIn(shown()).length === 0);
    expect(shown()).toContain('No results for “soup”.');
  });
});

describe('a category of a menu', () => {
  /** Where the page is scrolled to, and what it does with each of its frames. */
  let frames: ((now: number) => void)[] = [];
  const moves: number[] = [];
  beforeEach(() => {
    frames = [];
    moves.length = 0;
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    vi.spyOn(window, 'addEventListener');
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
      Object.defineProperty(window, 'scrollY', { value: to.top, configurable: true });
      moves.push(to.behavior === 'instant' ? Math.round(to.top ?? Number.NaN) : Number.NaN);
    }) as never);
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    return () => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(window, 'scrollY');
    };
  });
  const comes = (now: number) => frames.splice(0).forEach((frame) => frame(now));
  /** The drinks stand 1,120 pixels down the page, which is scrolled by 200; somebody goes there. */
  async function goesToDrinks({ calm = false } = {}) {
    await menu();
    frames = [];
    moves.length = 0;
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: calm && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
    const link = document.querySelector<HTMLElement>('a[href="#section-2"]');
    const section = document.getElementById('section-2');
    if (!link || !section) throw new Error('There is no way to the drinks');
    let down = 1_120;
    vi.spyOn(section, 'getBoundingClientRect').mockImplementation(() => ({ top: down - window.scrollY }) as DOMRect);
    vi.mocked(window.addEventListener).mockClear();
    const focused = vi.spyOn(HTMLElement.prototype, 'focus').mockClear();
    await act(async () => link.click());
    return {
      link,
      focused,
      growsAbove: (by: number) => {
        down += by;
      },
    };
  }
  test('is gone to beneath the bars, quickly first and then slower, and its heading has the focus', async () => {
    const { link, focused } = await goesToDrinks();
    // The way there is the page's own: the focus brings none with it.
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.activeElement?.textContent).toBe('Drinks');
    expect(link.textContent).toBe('Drinks');
    // The clock of a frame may stand before that of the press.
    for (const now of [9_990, 10_000, 10_250, 10_500]) comes(now);
    expect(moves).toEqual([200, 200, 900, 1_000]);
    expect(frames).toEqual([]);
  });
  test.each(['wheel', 'touchstart'])('is gone to no further once somebody scrolls themselves: %s', async (kind) => {
    await goesToDrinks();
    comes(10_250);
    window.dispatchEvent(new Event(kind));
    comes(10_300);
    expect([moves, frames]).toEqual([[900], []]);
  });
  test('is there at once for who wants less motion, and once more when what stands above has its height', async () => {
    const { growsAbove } = await goesToDrinks({ calm: true });
    expect([moves, document.activeElement?.textContent]).toEqual([[1_000], 'Drinks']);
    growsAbove(80);
    comes(10_016);
    expect([moves, frames]).toEqual([[1_000, 1_080], []]);
  });
});
