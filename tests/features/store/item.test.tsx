import { describe, expect, test, vi } from 'vitest';
import type { MenuItem } from '#contract/entities/store.ts';
import type { GroupView, ItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { CashbackLabel } from '#src/features/store/head/CashbackLabel.tsx';
import { GroupHintBadge } from '#src/features/store/item/GroupHintBadge.tsx';
import { ItemCard } from '#src/features/store/menu/ItemCard.tsx';
import { ItemDialogFoot } from '#src/features/store/item/ItemDialogFoot.tsx';
import { LineChanges } from '#src/features/store/basket/LineChanges.tsx';
import { SpecificationFields } from '#src/features/store/item/SpecificationFields.tsx';
import { StoreFigures } from '#src/features/store/head/StoreFigures.tsx';
import { StoreCosts } from '#src/features/stores/StoreCosts.tsx';
import { draw } from '../stage/draw.tsx';

const option = (unique_id: number, name: string, price = 0) => ({ unique_id, name, price, is_default_selected: false });
const group = (but: Record<string, unknown> = {}) =>
  ({
    unique_id: 1,
    name: 'Toppings',
    type: 2,
    is_required: false,
    range: 0,
    max_range: 2,
    list: [option(11, 'Olives', 1.5), option(12, 'Rocket'), option(13, 'Less cheese', -1)],
    ...but,
  }) as unknown as GroupView['group'];
const groupView = (but: Partial<GroupView> & { readonly of?: Record<string, unknown> } = {}): GroupView =>
  ({ group: group(but.of), chosen: new Set<number>(), hint: { is: 'up_to', most: 2 }, satisfied: true, full: false, ...but }) as GroupView;

describe('the options of a group', () => {
  const fields = async (view: GroupView) => {
    const onOption = vi.fn<(option: number) => void>();
    return { ...(await draw(<SpecificationFields view={view} currency="CHF" onOption={onOption} />)), onOption };
  };
  test('several, each with what it adds', async () => {
    const { shown, press, onOption } = await fields(groupView({ chosen: new Set([11]) }));
    expect(shown()).toEqual([
      'group: Toppings Optional choose upto 2',
      'checkbox: Olives + CHF 1.50, checked',
      'checkbox: Rocket',
      'checkbox: Less cheese −CHF 1.00',
    ]);
    await press('Rocket');
    expect(onOption.mock.calls).toEqual([[12]]);
  });
  test('each with the age from which it is sold', async () => {
    const kirsch = { ...option(14, 'Kirsch', 3.9), minimum_age: 18 };
    for (const type of [1, 2])
      expect((await fields(groupView({ of: { type, list: [option(12, 'Rocket'), kirsch] } }))).shown().at(-1)).toContain(
        'Kirsch From 18 years',
      );
  });
  test('once it is full, the others can’t be taken, and it says how to swap', async () => {
    const { shown } = await fields(groupView({ chosen: new Set([11, 12]), full: true }));
    expect(shown().slice(1)).toEqual([
      'checkbox: Olives + CHF 1.50, checked',
      'checkbox: Rocket, checked',
      'checkbox: Less cheese −CHF 1.00, disabled',
      'status:',
      '2 selected. Remove one to choose another.',
    ]);
    expect((await fields(groupView({ chosen: new Set([11]), full: true }))).shown().at(-1)).toBe(
      '1 selected. Remove it to choose another.',
    );
    expect((await fields(groupView({ chosen: new Set([11, 12, 13]), full: true }))).shown().at(-1)).toBe(
      'checkbox: Less cheese −CHF 1.00, checked',
    );
  });
  test('one of them', async () => {
    const { shown, press, onOption } = await fields(
      groupView({ of: { type: 1, is_required: true }, chosen: new Set([12]), hint: { is: 'exactly', count: 1 } as never }),
    );
    expect(shown()).toEqual([
      'group: Toppings Required choose 1',
      'radio: Olives + CHF 1.50',
      'radio: Rocket, checked',
      'radio: Less cheese −CHF 1.00',
    ]);
    await press('Olives + CHF 1.50');
    expect(onOption.mock.calls).toEqual([[11]]);
  });
});

test.each([
  ['nothing is wanted', { hint: { is: 'none' } }, []],
  [
    'some are wanted',
    { satisfied: false, hint: { is: 'between', fewest: 2, most: 3 }, of: { is_required: true, range: 2, max_range: 3 } },
    ['choose 2 to 3'],
  ],
  [
    'one more is wanted',
    {
      satisfied: false,
      chosen: new Set([11]),
      hint: { is: 'between', fewest: 2, most: 3 },
      of: { is_required: true, range: 2, max_range: 3 },
    },
    ['choose 2 to 3'],
  ],
  ['it has them', { chosen: new Set([11, 12]), hint: { is: 'exactly', count: 2 } }, ['choose 2']],
  ['up to two may be', {}, ['choose upto 2']],
])('how many a group wants where %s', async (_says, but, shown) =>
  expect((await draw(<GroupHintBadge view={groupView(but as never)} />)).shown()).toEqual(shown),
);

describe('the foot of an item', () => {
  const foot = async (
    but: Partial<ItemDialogView> & Record<string, unknown> = {},
    props: { tooMany?: number; isEdit?: boolean; isAgainst?: boolean } = {},
  ) => {
    const heard = { onMore: vi.fn<() => void>(), onLess: vi.fn<() => void>(), onConfirm: vi.fn<() => void>() };
    const view = { is: 'complete', quantity: 2, price: 4_200, groups: [], ...but } as unknown as ItemDialogView;
    return {
      ...(await draw(
        <ItemDialogFoot
          view={view}
          tooMany={props.tooMany ?? null}
          currency="CHF"
          isEdit={props.isEdit ?? false}
          isAgainst={props.isAgainst ?? false}
          {...heard}
        />,
      )),
      ...heard,
    };
  };
  test('of what its customer said they don’t eat asks to be added all the same', async () => {
    const { shown, press, onConfirm } = await foot({}, { isAgainst: true });
    expect(shown()).toContain('button: Add anyway CHF 42.00');
    await press('Add anyway CHF 42.00');
    expect(onConfirm).toHaveBeenCalledOnce();
  });
  test('counts, and puts in what is shown at its price', async () => {
    const { shown, press, onMore, onLess, onConfirm } = await foot();
    expect(shown()).toEqual(['group: Quantity', 'button: One less', '2', 'button: One more', 'button: Add to basket CHF 42.00']);
    await press('One more');
    expect([onMore.mock.calls.length, onLess.mock.calls.length]).toEqual([1, 0]);
    await press('One less');
    await press('Add to basket CHF 42.00');
    expect([onMore, onLess, onConfirm].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    expect((await foot({}, { isEdit: true })).shown().at(-1)).toBe('button: Save CHF 42.00');
  });
  test.each([
    ['nothing was chosen', groupView({ satisfied: false, of: { is_required: true, range: 2, max_range: 3 } }), 'Toppings: choose 2'],
    [
      'one is missing',
      groupView({ satisfied: false, chosen: new Set([11]), of: { is_required: true, range: 2, max_range: 3 } }),
      'Toppings: choose 1 more',
    ],
    ['one is too many', groupView({ satisfied: false, chosen: new Set([11, 12, 13]) }), 'Toppings: remove 1'],
  ])('says what keeps it from the basket: %s', async (_says, of, why) => {
    const { shown, press, onConfirm } = await foot({ is: 'incomplete', groups: [groupView(), of] } as never);
    expect(shown().at(-1)).toBe(`button: Add to basket CHF 42.00, disabled, says “${why}”`);
    await press('Add to basket CHF 42.00');
    expect(onConfirm).not.toHaveBeenCalled();
  });
  test('more than can be ordered, and options that are gone', async () => {
    expect((await foot({}, { tooMany: 10_001 })).shown().at(-1)).toBe(
      'button: Add to basket CHF 42.00, disabled, says “With those already in your basket that’s 10,001. The limit is 9,999.”',
    );
    expect((await foot({ is: 'incomplete' } as never)).shown().at(-1)).toContain(
      'Some options are no longer on the menu. Close this and choose new options.',
    );
  });
});

describe('an item of the menu', () => {
  const item = {
    _id: 'i',
    name: 'Fondue',
    details: 'With bread',
    price: 19,
    item_price_without_offer: 24,
    is_item_in_stock: true,
    image_url: [],
    is_cashback_available: false,
    cashback_mode: 1,
    cashback_value: 0,
  } as unknown as MenuItem;
  const card = async (but: Partial<MenuItem> = {}, props: { count?: number; asks?: boolean } = {}) => {
    const onOpen = vi.fn<(item: MenuItem) => void>();
    return {
      ...(await draw(
        <ItemCard
          item={{ ...item, ...but } as MenuItem}
          count={props.count ?? 0}
          asksTheStore={props.asks ?? false}
          currency="CHF"
          storePicture=""
          onOpen={onOpen}
        />,
      )),
      onOpen,
    };
  };
  test('opens, with its price, what it cost was and how many are in the basket', async () => {
    const { shown, press, onOpen } = await card({}, { count: 2 });
    expect(shown()).toEqual(['button: Fondue, says “CHF 19.00 was CHF 24.00 2 in your basket”', 'With bread']);
    await press('Fondue');
    expect(onOpen.mock.calls).toEqual([[item]]);
    expect((await card({ item_price_without_offer: 0 }, { asks: true })).shown()[0]).toContain('Ask the store');
  });
  test('sold out, it says so and opens nothing', async () => {
    const { shown, press, onOpen } = await card({ is_item_in_stock: false });
    expect(shown()[0]).toMatch(/^button: Fondue, disabled, says “.*Sold out”$/);
    await press('Fondue');
    expect(onOpen).not.toHaveBeenCalled();
  });
});

test.each([
  [{ is_cashback_available: true, cashback_mode: 1, cashback_value: 7.5 }, ['7.5% cashback']],
  [{ is_cashback_available: true, cashback_mode: 2, cashback_value: 2 }, ['CHF 2.00 cashback']],
  [{ is_cashback_available: true, cashback_mode: 2, cashback_value: 0 }, []],
  [{ is_cashback_available: false, cashback_mode: 1, cashback_value: 5 }, []],
] as const)('what comes back, %o', async (cashback, shown) =>
  expect((await draw(<CashbackLabel of={cashback} currency="CHF" />)).shown()).toEqual(shown),
);

test('what has changed on the menu is told one by one', async () => {
  const changes = [
    { is: 'gone', option: 1, name: 'Rocket' },
    { is: 'gone', option: 2, name: null },
    { is: 'repriced', name: 'Fondue', now: 2_000, before: 1_900 },
  ] as never;
  expect((await draw(<LineChanges changes={changes} currency="CHF" />)).shown()).toEqual([
    'status:',
    'The menu has changed since you chose this.',
    'Rocket is not on the menu any more.',
    'An option you had chosen is not on the menu any more.',
    'Fondue costs CHF 20.00 now instead of CHF 19.00.',
  ]);
});

test.each([
  [{ is_provide_delivery: true, delivery_fee: 3.5, min_order_price: 20 }, ['CHF 3.50 delivery · CHF 20.00 minimum']],
  [{ is_provide_delivery: true, delivery_fee: 0, min_order_price: 0 }, ['Free delivery']],
  [{ is_provide_delivery: true, delivery_fee: null, min_order_price: null }, ['Doesn’t deliver to your address']],
  [{ is_provide_delivery: false, delivery_fee: 3.5, min_order_price: 20 }, ['CHF 20.00 minimum']],
  [{ is_provide_delivery: true, min_order_price: null }, []],
])('what a store costs, %o', async (store, shown) =>
  expect((await draw(<StoreCosts store={store as never} sign="CHF" />)).shown()).toEqual(shown),
);

const FIGURES = { delivery_time: 20, delivery_time_max: 35, min_order_price: 20, is_provide_delivery: true, item_tax: 0 };
test.each([
  ['a server without a place', { delivery_fee: null }, false, 'Fee by address'],
  ['a place that it delivers to', { delivery_fee: 3.5 }, true, 'CHF 3.50 delivery'],
  ['a place out of its reach', { delivery_fee: null }, true, null],
  ['a server that names no fees', {}, false, null],
])('the head of a store keeps the place of a fee that it will say: %s', async (_, fee, knowsPlace, says) => {
  const menu = { store: { ...FIGURES, ...fee }, currency: 'CHF', server_time: '2026-11-20T11:30:00Z', timezone: 'Europe/Zurich' };
  const { shown } = await draw(<StoreFigures menu={menu as never} knowsPlace={knowsPlace} />);
  expect(shown().filter((line) => /delivery|fee/i.test(line))).toEqual(says === null ? [] : [says]);
});
