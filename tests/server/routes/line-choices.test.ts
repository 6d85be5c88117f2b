import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { items } from '#server/database/schema/stores.ts';
import { describeServer } from '../test-server.ts';
import { CAFE_DE_LA_RADE, RUE_DE_CAROUGE } from '../customer.ts';

type Sent = { readonly unique_id: number; readonly list: { readonly unique_id: number }[] };

describeServer('the choices of a line', (server) => {
  let fondue: MenuItem;
  let perch: MenuItem;
  let guest: { cart_unique_token: string };
  let count = 0;
  beforeAll(async () => {
    const menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const named = (name: string) => {
      const found = menu.products.flatMap((group) => group.items).find((item) => item.name === name);
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    };
    fondue = named('Moitié-moitié fondue');
    perch = named('Perch fillets');
  });
  beforeEach(() => {
    count += 1;
    guest = { cart_unique_token: `guest-of-many-choices-number-${count}` };
  });

  const add = (item: MenuItem, specifications: readonly Sent[], more: Record<string, unknown> = {}) =>
    server.post(endpoints.add_item_in_cart.path, {
      ...guest,
      store_id: CAFE_DE_LA_RADE,
      destination_addresses: [RUE_DE_CAROUGE],
      order_details: [{ items: [{ item_id: item._id, quantity: 1, specifications, ...more }] }],
    });
  /** A dish that can be ordered alone, with something that may be left out. */
  const itemWithOptional = async (): Promise<MenuItem> => {
    const menu = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
    const found = menu.products
      .flatMap((group) => group.items)
      .find((item) => item.specifications.some(({ is_required, list }) => !is_required && list.length > 1));
    if (!found) throw new Error('nothing on the menu may be left out');
    return found;
  };
  const some = (item: MenuItem, group: number, options: number): Sent => {
    const { unique_id, list } = item.specifications[group] as MenuItem['specifications'][number];
    return { unique_id, list: list.slice(0, options).map((option) => ({ unique_id: option.unique_id })) };
  };

  test('a choice that the dialog allows is priced by the menu, whatever prices are sent', async () => {
    const answered = await add(fondue, [{ ...some(fondue, 0, 2), list: some(fondue, 0, 2).list.slice(1) }, some(fondue, 1, 3)], {
      total_item_and_specification_price: 0.05,
    });
    expect(answered.json).toMatchObject({ success: true, total_cart_amount: 27 + 25 + 2.5 + 2 });
  });

  test.each([
    ['fewer options than the range', () => [some(fondue, 0, 1), some(fondue, 1, 1)]],
    ['a group of another item', () => [some(fondue, 0, 1), some(fondue, 1, 2), some(perch, 0, 1)]],
    ['the same group twice', () => [some(fondue, 0, 1), some(fondue, 0, 1), some(fondue, 1, 2)]],
    [
      'the same option twice',
      () => [some(fondue, 0, 1), { ...some(fondue, 1, 1), list: [...some(fondue, 1, 1).list, ...some(fondue, 1, 1).list] }],
    ],
  ])('%s is refused with 961, and the basket is as it was', async (_says, choice) => {
    await add(fondue, [some(fondue, 0, 1), some(fondue, 1, 2)]);
    expect((await add(fondue, choice())).json).toMatchObject({ success: false, error_code: 961 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({
      total_item: 1,
      cart_version: 1,
      total_cart_amount: 29.5,
    });
  });

  test('a basket whose choice the menu no longer has can’t be ordered until it is chosen anew', async () => {
    await add(fondue, [some(fondue, 0, 1), some(fondue, 1, 2)], { quantity: 2 });
    const [stored] = await server.open.database
      .select({ specifications: items.specifications })
      .from(items)
      .where(eq(items.id, fondue._id));
    const before = stored?.specifications ?? [];
    const withoutFirstOption = before.map((group, index) => (index === 0 ? { ...group, options: group.options.slice(1) } : group));
    const invoice = () => server.post(endpoints.get_order_cart_invoice.path, { ...guest, is_user_pick_up_order: false });
    expect((await invoice()).json).toMatchObject({ success: true });
    await server.open.database.update(items).set({ specifications: withoutFirstOption }).where(eq(items.id, fondue._id));
    expect((await invoice()).json).toMatchObject({ success: false, error_code: 651, reason: 'items_changed' });
    await server.open.database.update(items).set({ specifications: before }).where(eq(items.id, fondue._id));
    expect((await invoice()).json).toMatchObject({ success: true });
  });

  test('an option that is gone from a group that may stay empty is named as it was, until the line is decided anew', async () => {
    const optional = await itemWithOptional();
    const [group] = optional.specifications.filter(({ is_required }) => !is_required);
    const [gone] = group?.list ?? [];
    if (!group || !gone) throw new Error('there is nothing that may be left out');
    const required = optional.specifications
      .filter(({ is_required }) => is_required)
      .map(({ unique_id, range, list }) => ({
        unique_id,
        list: list.slice(0, Math.max(1, range)).map((option) => ({ unique_id: option.unique_id })),
      }));
    const chosen = [...required, { unique_id: group.unique_id, list: [{ unique_id: gone.unique_id }] }];
    expect((await add(optional, chosen)).json).toMatchObject({ success: true });
    const [stored] = await server.open.database
      .select({ specifications: items.specifications })
      .from(items)
      .where(eq(items.id, optional._id));
    const before = stored?.specifications ?? [];
    const without = before.map((one) => ({ ...one, options: one.options.filter(({ uniqueId }) => uniqueId !== gone.unique_id) }));
    await server.open.database.update(items).set({ specifications: without }).where(eq(items.id, optional._id));
    const lineNow = async () => (await server.expectSuccess(endpoints.get_cart, guest)).cart.order_details[0]?.items[0];
    expect((await lineNow())?.gone_options).toEqual([{ unique_id: gone.unique_id, name: gone.name, price: gone.price }]);
    expect(await server.answer(endpoints.get_order_cart_invoice, { ...guest, is_user_pick_up_order: false })).toMatchObject({
      success: false,
      reason: 'items_changed',
    });
    await add(optional, required);
    expect((await lineNow())?.gone_options).toBeUndefined();
    await server.open.database.update(items).set({ specifications: before }).where(eq(items.id, optional._id));
  });
});
