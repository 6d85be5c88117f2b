import { describe, expect, test, vi } from 'vitest';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { BasketRow } from '#src/features/checkout/basket/BasketRow.tsx';
import { lineTotal } from '#src/features/checkout/basket/line-total.ts';
import { BasketPanelLine } from '#src/features/store/basket/BasketPanelLine.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const groups = [
  {
    unique_id: 1,
    name: 'Size',
    type: 1,
    is_required: true,
    range: 1,
    max_range: 0,
    list: [
      { unique_id: 11, name: 'Small', price: 0, is_default_selected: true },
      { unique_id: 12, name: 'Large', price: 2, is_default_selected: false },
    ],
  },
];
const today = {
  _id: 'i',
  name: 'Fondue',
  price: 19,
  is_item_in_stock: true,
  specifications: groups,
  image_url: ['/fondue.svg'],
  item_price_without_offer: 0,
};
const known = {
  item_name: 'Fondue',
  quantity: 2,
  total_item_and_specification_price: 42,
  item_details: today,
  image_url: ['/fondue.svg'],
  gone_options: [],
};
const line = { itemId: 'i', quantity: 2, note: 'No garlic', ifMissing: null, options: [[1, [12]]] };
const row = (but: Record<string, unknown> = {}, of: Record<string, unknown> = {}): CartViewLine =>
  ({ key: 'k', line: { ...line, ...of }, known, alike: known, ...but }) as unknown as CartViewLine;

async function drawn(of: CartViewLine) {
  const [cart, onEdit] = [standingFlow({ is: 'filled' }), vi.fn<(opened: unknown) => void>()];
  return {
    ...(await draw(<BasketRow storeId="a store" line={of} currency="CHF" onEdit={onEdit} />, { flows: { cart } })),
    told: cart.told,
    onEdit,
  };
}

describe('a row of the basket', () => {
  test('says from which age it is sold', async () => {
    const aged = { ...known, item_details: { ...today, minimum_age: 18 } };
    expect((await drawn(row({ known: aged, alike: aged }))).shown().join('\n')).toContain('From 18 years');
    const [group] = today.specifications;
    const beside = { ...today, specifications: [{ ...group, list: group?.list.map((option) => ({ ...option, minimum_age: 16 })) }] };
    const known16 = { ...known, item_details: beside };
    expect((await drawn(row({ known: known16, alike: known16 }))).shown().join('\n')).toContain('From 16 years');
    expect((await drawn(row())).shown().join('\n')).not.toContain('years');
  });
  test('says what it is, how many and what that costs by the quantity of the moment', async () => {
    const { shown } = await drawn(row());
    expect(shown()).toEqual([
      'button: Fondue',
      'CHF 42.00',
      'Large',
      '“No garlic”',
      'group: Quantity of Fondue',
      'button: One Fondue less',
      '2',
      'button: One Fondue more',
      'button: Remove Fondue',
    ]);
    expect([row({}, { quantity: 3 }), row({ known: null, alike: null })].map(lineTotal)).toEqual([6_300, null]);
  });

  test('one more, one less and away are told with the row’s own key', async () => {
    const { press, told } = await drawn(row());
    await press('One Fondue more');
    await press('One Fondue less');
    await press('Remove Fondue');
    expect(told).toEqual([
      { type: 'quantity.chosen', key: 'k', quantity: 3 },
      { type: 'quantity.chosen', key: 'k', quantity: 1 },
      { type: 'line.removed', key: 'k' },
    ]);
  });

  test('one of it is not made none, and no more than 9,999 are taken', async () => {
    const one = await drawn(row({}, { quantity: 1 }));
    expect(one.shown()).toContain('button: One Fondue less, disabled');
    await one.press('One Fondue less');
    const most = await drawn(row({}, { quantity: 9_999 }));
    expect(most.shown()).toContain('button: One Fondue more, disabled');
    await most.press('One Fondue more');
    expect([one.told, most.told]).toEqual([[], []]);
  });

  test('its name opens what was chosen', async () => {
    const { press, onEdit } = await drawn(row());
    await press('Fondue');
    expect(onEdit.mock.calls[0]?.[0]).toMatchObject({ item: today, editing: { key: 'k', known } });
  });

  test('what is gone from the menu opens nothing, and says so', async () => {
    const gone = { ...known, item_details: null };
    const { shown, until } = await drawn(row({ known: gone, alike: gone }));
    await until(() => shown().includes('Not available any more. Please remove it.'));
    expect(shown()).toEqual([
      'FondueCHF 42.00',
      '“No garlic”',
      'Not available any more. Please remove it.',
      'group: Quantity of Fondue',
      'button: One Fondue less',
      '2',
      'button: One Fondue more',
      'button: Remove Fondue',
    ]);
  });

  test.each([
    ['sold out', { item_details: { ...today, is_item_in_stock: false } }, 'Sold out right now. Please remove it.'],
    ['dearer', { price_before: 20 }, 'Now CHF 21.00 each (was CHF 20.00).'],
    ['of options that are gone', { gone_options: [{ name: 'Rocket' }, { name: 'Olives' }] }, 'No longer offered: Rocket, Olives.'],
    [
      'of options without a name that are gone',
      { gone_options: [{ name: 'Rocket' }, { name: '' }] },
      'What you chose is no longer offered.',
    ],
  ])('a line that is %s says so', async (_says, but, sentence) => {
    const { shown, until } = await drawn(row({ known: { ...known, ...but } }));
    await until(() => shown().includes(sentence));
  });

  test('what is no longer offered is chosen again', async () => {
    const { press, onEdit, shown, until } = await drawn(row({ known: { ...known, gone_options: [{ name: 'Rocket' }] } }));
    await until(() => shown().includes('button: Choose new options for Fondue'));
    await press('Choose new options for Fondue');
    expect(onEdit).toHaveBeenCalledOnce();
  });
});

describe('the same beside the menu', () => {
  const panel = async (of: CartViewLine, item: unknown = today) => {
    const [cart, onEdit] = [standingFlow({ is: 'filled' }), vi.fn<(...opened: unknown[]) => void>()];
    return {
      ...(await draw(<BasketPanelLine line={of} item={item as never} currency="CHF" onEdit={onEdit} />, { flows: { cart } })),
      told: cart.told,
      onEdit,
    };
  };
  test('is told and changed alike', async () => {
    const { shown, press, told, onEdit } = await panel(row());
    expect(shown()).toEqual([
      'button: Fondue',
      'Large“No garlic”',
      'CHF 42.00',
      'button: Remove Fondue',
      'group: Quantity of Fondue',
      'button: One less Fondue',
      '2',
      'button: One more Fondue',
    ]);
    await press('One more Fondue');
    await press('One less Fondue');
    await press('Remove Fondue');
    await press('Fondue');
    expect(told).toEqual([
      { type: 'quantity.chosen', key: 'k', quantity: 3 },
      { type: 'quantity.chosen', key: 'k', quantity: 1 },
      { type: 'line.removed', key: 'k' },
    ]);
    expect(onEdit.mock.calls.map(([of, item]) => [(of as CartViewLine).key, item])).toEqual([['k', today]]);
  });
  test('costs by today’s menu what the server has not answered yet, and opens nothing that is gone', async () => {
    expect((await panel(row({ known: null }, { quantity: 3 }))).shown()).toContain('CHF 63.00');
    expect((await panel(row(), null)).shown().slice(0, 3)).toEqual(['Fondue“No garlic”', 'CHF 42.00', 'button: Remove Fondue']);
  });
});
