import type { dishCalls, FoundDish } from '#contract/calls/dishes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { foodFit, asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Menu } from '#src/api/menu-opening.ts';

type Dishes = AnswerOf<typeof dishCalls.search_dishes>;

/** So many are found at most, as by the server. */
const MOST = 12;

const storeOf = ({ store, store_path: path }: Menu & { readonly store_path: string }): FoundDish['store'] => ({
  _id: store._id,
  name: store.name,
  image_url: store.image_url,
  path,
  is_provide_delivery: store.is_provide_delivery,
  distance: store.distance ?? 0,
  delivery_time: store.delivery_time,
  delivery_time_max: store.delivery_time_max,
  delivery_fee: store.delivery_fee ?? null,
  min_order_price: store.min_order_price ?? null,
  first_possible_at: store.first_possible_at ?? null,
});

function dishesIn(menu: Menu, wanted: string, eats: FoodFilter): readonly FoundDish[] {
  const { store_path: path } = menu;
  if (path === undefined) return [];
  const asks = asksForFood(eats);
  return menu.products
    .flatMap(({ items }) => items)
    .filter((item) => item.is_item_in_stock && plainText(item.name).includes(wanted) && foodFit(item, eats) !== 'clashes')
    .map((item) => ({
      item_id: item._id,
      name: item.name,
      details: item.details,
      price: item.price,
      item_price_without_offer: item.item_price_without_offer,
      image_url: item.image_url,
      ...(asks ? { food_fit: foodFit(item, eats) === 'ask' ? 'ask' : 'suits' } : {}),
      store: storeOf({ ...menu, store_path: path }),
    }));
}

/** Dishes of these menus whose names hold what is looked for, as the server would tell them; null where there are no menus. As old as the oldest. */
export function dishesInMenus(menus: readonly Menu[], query: string, eats: FoodFilter): Dishes | null {
  const [first] = menus;
  if (!first) return null;
  const wanted = plainText(query);
  const found = menus.flatMap((menu) => dishesIn(menu, wanted, eats));
  const each = new Map(found.map((dish) => [dish.item_id, dish]));
  return {
    dishes: [...each.values()].slice(0, MOST),
    server_time: menus
      .map(({ server_time: time }) => time)
      .reduce((oldest, time) => (Date.parse(time) < Date.parse(oldest) ? time : oldest)),
    order_start_at: first.order_start_at,
    timezone: first.timezone,
    currency_sign: first.currency,
  };
}
