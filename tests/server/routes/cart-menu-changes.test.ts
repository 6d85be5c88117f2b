import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { carts } from '#server/database/schema/carts.ts';
import { items } from '#server/database/schema/stores.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { DATABASES } from '../test-server.ts';
import { CAFE_DE_LA_RADE, plainItems, RUE_DE_CAROUGE } from '../customer.ts';
import { guestBasket } from '../guest-basket.ts';

describe.each(DATABASES)('a basket whose menu changes on %s', (kind) => {
  const { here, add, lines } = guestBasket(kind);

  test('that costs more than can be paid, as its items became dearer, has no invoice', async () => {
    const item = (await plainItems(here.server, CAFE_DE_LA_RADE))[0]?._id;
    await add({ order_details: await lines(9_999), destination_addresses: [RUE_DE_CAROUGE] });
    const [before] = await here.server.services.database
      .select()
      .from(items)
      .where(eq(items.id, item ?? ''));
    await here.server.services.database
      .update(items)
      .set({ price: 500_000 })
      .where(eq(items.id, item ?? ''));
    expect(await here.server.post(endpoints.get_order_cart_invoice.path, here.guest)).toMatchObject({
      status: 200,
      json: { success: false },
    });
    await here.server.services.database
      .update(items)
      .set({ price: before?.price ?? 0 })
      .where(eq(items.id, item ?? ''));
  });

  describe('whose menu changes', () => {
    const menu = async (change: Partial<typeof items.$inferInsert>, id: string) => {
      await here.server.open.database.update(items).set(change).where(eq(items.id, id));
    };
    const held = async () =>
      (await here.server.expectSuccess(endpoints.get_cart, here.guest)).cart.order_details.flatMap((entry) => entry.items);
    const pickOne = async (at: number) => (await plainItems(here.server, CAFE_DE_LA_RADE))[at] ?? { _id: '', price: 0 };

    test('says what an item cost when it was chosen, until it costs that again', async () => {
      const dish = await pickOne(1);
      await add({ order_details: [{ items: [{ item_id: dish._id, quantity: 2 }] }] });
      expect((await held())[0]).not.toHaveProperty('price_before');
      await menu({ price: Math.round(dish.price * 100) + 150 }, dish._id);
      expect((await held())[0]).toMatchObject({ price_before: dish.price, total_item_and_specification_price: (dish.price + 1.5) * 2 });
      await add({ order_details: [{ items: [{ item_id: dish._id, quantity: 3 }] }] });
      expect((await held())[0]).toMatchObject({ quantity: 3, price_before: dish.price });
      await menu({ price: Math.round(dish.price * 100) }, dish._id);
      expect((await held())[0]).not.toHaveProperty('price_before');
    });

    test('names an item that is gone, keeps it beside other changes and lets it be removed', async () => {
      const [dish, other] = [await pickOne(2), await pickOne(3)];
      await add({
        order_details: [
          {
            items: [
              { item_id: dish._id, quantity: 1 },
              { item_id: other._id, quantity: 1 },
            ],
          },
        ],
      });
      const name = (await held()).find(({ item_id }) => item_id === dish._id)?.item_name;
      await here.server.open.database
        .update(carts)
        .set({ lines: sql`replace(${carts.lines}::text, ${dish._id}, ${'9'.repeat(24)})::jsonb` })
        .where(eq(carts.guestHash, hashSecret(here.guest.cart_unique_token)));
      expect(await held()).toContainEqual(
        expect.objectContaining({ item_id: '9'.repeat(24), item_name: name, item_details: null, total_item_and_specification_price: 0 }),
      );
      const withGone = await add({
        order_details: [
          {
            items: [
              { item_id: '9'.repeat(24), quantity: 1 },
              { item_id: other._id, quantity: 5 },
            ],
          },
        ],
      });
      expect(withGone.json).toMatchObject({ success: true, total_item: 6 });
      expect((await add({ order_details: [{ items: [{ item_id: other._id, quantity: 5 }] }] })).json).toMatchObject({
        success: true,
        total_item: 5,
      });
      expect((await add({ order_details: [{ items: [{ item_id: '9'.repeat(24), quantity: 1 }] }] })).json).toMatchObject({
        error_code: 892,
      });
    });

    test('can still be changed where a choice in it is no longer offered', async () => {
      const { products } = await here.server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: CAFE_DE_LA_RADE });
      const all = products.flatMap((group) => group.items);
      const dish =
        all.find(({ specifications }) => specifications.length === 1 && specifications[0]?.type === 1 && specifications[0].is_required) ??
        all.find(({ specifications }) => specifications.some((group) => group.type === 1 && group.is_required));
      const group = dish?.specifications.find(({ type, is_required }) => type === 1 && is_required);
      const plain = await pickOne(4);
      const chosen = [{ unique_id: group?.unique_id, list: [{ unique_id: group?.list[0]?.unique_id }] }];
      await add({
        order_details: [
          {
            items: [
              { item_id: dish?._id, quantity: 1, specifications: chosen },
              { item_id: plain._id, quantity: 1 },
            ],
          },
        ],
      });
      const [stored] = await here.server.open.database
        .select()
        .from(items)
        .where(eq(items.id, dish?._id ?? ''));
      await menu(
        {
          specifications:
            stored?.specifications.map((one) => (one.uniqueId === group?.unique_id ? { ...one, options: one.options.slice(1) } : one)) ??
            [],
        },
        dish?._id ?? '',
      );
      const answered = await held();
      expect(
        answered.find(({ item_id }) => item_id === dish?._id)?.specifications.some(({ unique_id }) => unique_id === group?.unique_id),
      ).toBe(false);
      const sent = answered.map((line) => ({
        item_id: line.item_id,
        quantity: line.item_id === plain._id ? 4 : 1,
        specifications: line.specifications,
      }));
      expect((await add({ order_details: [{ items: sent }] })).json).toMatchObject({ success: true, total_item: 5 });
      await menu({ specifications: stored?.specifications ?? [] }, dish?._id ?? '');
    });
  });
});
