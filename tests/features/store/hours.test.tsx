import { describe, expect, test } from 'vitest';
import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { isOutOfReach } from '#src/features/store/out-of-reach.ts';
import { countItems, itemsBefore, visibleGroups } from '#src/features/store/menu/search-menu.ts';
import { untilNextChange } from '#src/features/store/head/until-next-change.ts';

const ZURICH = 'Europe/Zurich';

describe('a store’s menu and hours', () => {
  const group = (unique_id: number, count: number, is_visible_in_store = true, item_count = count) =>
    ({
      unique_id,
      is_visible_in_store,
      item_count,
      items: Array.from({ length: count }, () => ({}) as MenuItem),
    }) as unknown as ProductGroup;
  test('groups that are shown, counted, and what stands before each', () => {
    const groups = [group(1, 2), group(2, 0), group(3, 3), group(4, 1, false)];
    expect(visibleGroups(groups).map((one) => one.unique_id)).toEqual([1, 3]);
    expect(visibleGroups([group(2, 0, true, 5), group(3, 0)]).map((one) => one.unique_id)).toEqual([2]);
    expect([countItems(groups), itemsBefore(groups)]).toEqual([6, [0, 2, 2, 5]]);
  });
  test('out of reach is who delivers, but not here', () => {
    const store = { is_provide_delivery: true, delivery_fee: null };
    expect([
      isOutOfReach(store, true),
      isOutOfReach(store, false),
      isOutOfReach({ ...store, delivery_fee: 0 }, true),
      isOutOfReach({ ...store, is_provide_delivery: false }, true),
    ]).toEqual([true, false, false, false]);
  });
  test('a store that never opens or closes changes never; else a minute is the least', () => {
    const always = { store: { store_time: [] }, server_time: '2026-11-25T10:00:00Z', timezone: ZURICH } as never;
    expect(untilNextChange(always)).toBe(false);
    const evenings = Array.from({ length: 7 }, (_, day) => ({
      day,
      is_store_open: true,
      is_store_open_full_time: false,
      day_time: [{ store_open_time: '18:00', store_close_time: '22:00' }],
    }));
    const from = (server_time: string) => untilNextChange({ store: { store_time: evenings }, server_time, timezone: ZURICH } as never);
    expect(from('2026-11-25T16:00:00Z')).toBe(3_601_000);
    expect(from('2026-11-25T20:00:00Z')).toBe(3_601_000);
    expect(from('2026-11-25T16:59:30Z')).toBe(60_000);
  });
});
