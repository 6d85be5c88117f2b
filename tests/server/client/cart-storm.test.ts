import { beforeAll, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { lineKey, plainChoice, type CartLine } from '#domain/cart/cart-lines.ts';
import { defaultChoice, problemOf, toggleOption, type Choice } from '#domain/cart/item-choice.ts';
import { contentOf, linesOf, type Change, type ServerCart } from '#machines/cart/cart-intent.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { createApi } from '#src/api/api.ts';
import { cartWith } from '#src/shop/cart/cart-ports.ts';
import { sendCart } from '#src/shop/cart/cart-request.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { testServer } from '../test-server.ts';
import { seeded } from '#statecharts/random.ts';
import { FAULTS, scramblingNetwork, type Fault } from './scrambling-network.ts';

/** How many seeds of each kind are run; `npm run verify` asks for hundreds. */
const SEEDS = Number(process.env['CART_STORM_SEEDS'] ?? 12);
const KAGI = idFrom('store', 'ramen-kagi');
const hits = new Map<Fault, number>();

const server = testServer('postgres', { rateLimitFactor: 1e9 });
type Dish = Pick<CartLine, 'itemId' | 'options'>;
/** Dishes as they can be ordered: plain ones, and others with different choices of options. */
let menus: Record<string, Dish[]>;
beforeAll(async () => {
  menus = { [CAFE_DE_LA_RADE]: await dishesOf(CAFE_DE_LA_RADE), [KAGI]: await dishesOf(KAGI) };
});

const line = (dish: Dish, note = '', quantity = 1): CartLine => ({ ...dish, quantity, note });

/** Two plain dishes, and two with options in each choice of one option more or less than the defaults that can be ordered. */
async function dishesOf(storeId: string): Promise<Dish[]> {
  const { products } = await server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: storeId });
  const items = products.flatMap((product) => product.items).filter((item) => item.is_item_in_stock);
  const plain = items.filter(({ specifications }) => specifications.length === 0).slice(0, 2);
  const chosen = items
    .filter(({ specifications }) => specifications.length > 0)
    .flatMap(({ _id, specifications: groups }) => {
      const first = groups.reduce<Choice>(
        (choice, group) =>
          choice.get(group.unique_id)?.size || !group.is_required || !group.list[0]
            ? choice
            : toggleOption(groups, choice, group.unique_id, group.list[0].unique_id),
        defaultChoice(groups),
      );
      const others = groups.flatMap((group) => group.list.map((option) => toggleOption(groups, first, group.unique_id, option.unique_id)));
      const valid = [first, ...others]
        .filter((choice) => problemOf(groups, choice) === null)
        .map((choice) => ({ itemId: _id, options: plainChoice(choice) }));
      return valid.length > 1 ? [valid] : [];
    });
  expect(chosen.length).toBeGreaterThanOrEqual(2);
  return [...plain.map(({ _id }) => ({ itemId: _id, options: [] })), ...chosen.slice(0, 2).flatMap((dishes) => dishes.slice(0, 3))];
}

/** A stretch of time with one guest, a scrambling network and as many tabs as are opened. */
function stage(seed: number, kind: string) {
  const random = seeded(seed * 7_919 + kind.length);
  const clock = new SimulatedClock();
  const network = scramblingNetwork(server, clock, random);
  const token = `storm-${kind}-${seed}-${'x'.repeat(10)}`;
  const api = createApi({
    transport: network.transport,
    endAfter: network.endAfter,
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: token }),
    language: () => 'en',
  });
  const openTab = () => {
    const actor = createActor(
      cartWith({
        api,
        holder: () => token,
        toRequest: sendCart({ api, destination: () => Promise.resolve(null), menu: () => Promise.resolve(null) }),
        drawn: () => Promise.resolve(),
      }),
      { clock, input: { unsent: null } },
    ).start();
    const view = () => toCartView(actor.getSnapshot());
    const shown = () => {
      const now = view();
      return now.is === 'filled' ? contentOf({ storeId: now.storeId, lines: now.lines.map(({ line: one }) => one) }) : 'null';
    };
    return { actor, view, shown, send: actor.send.bind(actor), state: () => actor.getSnapshot().value.basket };
  };
  const stored = async () => {
    const cart: ServerCart = await server.expectSuccess(endpoints.get_cart, { cart_unique_token: token });
    return contentOf(cart.store_id ? { storeId: cart.store_id, lines: linesOf(cart) } : null);
  };
  const calm = async (tabs: readonly ReturnType<typeof openTab>[]) => {
    network.heal();
    for (let tries = 0; tries < 60 && !(network.isQuiet() && tabs.every((tab) => tab.state() === 'settled')); tries += 1)
      await network.pass(5_000);
    for (const [fault, times] of network.hits) hits.set(fault, (hits.get(fault) ?? 0) + times);
    for (const tab of tabs) expect(tab.state(), `seed ${seed}`).toBe('settled');
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return { random, network, openTab, stored, calm, pick };
}

/** What a basket is to be, kept by a hand that knows nothing of the machine: quantities by line. */
class Wish {
  storeId: string | null = null;
  readonly #lines = new Map<string, CartLine>();

  take(change: Change): void {
    if (change.type === 'line.added') this.put(change.storeId, change.line);
    if (change.type === 'lines.restored') change.lines.forEach((removed) => this.put(change.storeId, removed.line));
    if (change.type === 'cart.emptied') this.#lines.clear();
    if (change.type === 'line.removed') this.#lines.delete(change.key);
    const held = 'key' in change ? this.#lines.get(change.key) : undefined;
    if (change.type === 'quantity.chosen' && held) this.#lines.set(change.key, { ...held, quantity: change.quantity });
    if (change.type === 'line.edited' && held) {
      this.#lines.delete(change.key);
      this.put(this.storeId ?? '', change.line);
    }
  }
  put(storeId: string, added: CartLine): void {
    this.storeId = storeId;
    const held = this.#lines.get(lineKey(added));
    this.#lines.set(lineKey(added), { ...added, quantity: added.quantity + (held?.quantity ?? 0) });
  }
  clear(): void {
    this.#lines.clear();
  }
  content(): string {
    return contentOf({ storeId: this.storeId ?? '', lines: [...this.#lines.values()] });
  }
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))('screen, server and intent agree after a storm, seed %i', async (seed) => {
  const { random, network, openTab, stored, calm, pick } = stage(seed, 'one');
  const tab = openTab();
  const wish = new Wish();
  const act = (change: Change) => {
    wish.take(change);
    tab.send(change);
  };
  for (let action = 0; action < 25; action += 1) {
    const view = tab.view();
    const lines = view.is === 'filled' ? view.lines : [];
    const removed = 'removed' in view ? view.removed : null;
    const dice = random();
    const at = view.is === 'filled' ? view.storeId : CAFE_DE_LA_RADE;
    const some = lines.length > 0 ? pick(lines) : null;
    if (view.is === 'filled' && view.offer?.type === 'line.added') {
      if (random() < 0.5) tab.send({ type: 'clearing.declined' });
      else {
        wish.clear();
        wish.put(view.offer.storeId, view.offer.line);
        // Who agreed waits until it is done; a failure asks again.
        for (let tries = 0; tries < 100 && tab.shown() !== wish.content(); tries += 1) {
          if (tab.state() === 'attention') tab.send({ type: 'clearing.confirmed' });
          await network.pass(2_000);
        }
      }
    } else if (dice < 0.08 && tab.state() === 'settled' && lines.length > 0) {
      const other = at === KAGI ? CAFE_DE_LA_RADE : KAGI;
      tab.send({ type: 'line.added', storeId: other, line: line(pick(menus[other] ?? [])) });
    } else if (dice < 0.4 || !some) act({ type: 'line.added', storeId: at, line: line(pick(menus[at] ?? []), pick(['', 'no salt'])) });
    else if (dice < 0.7) act({ type: 'quantity.chosen', key: some.key, quantity: Math.max(1, some.line.quantity + pick([-1, 1, 1, 2])) });
    else if (dice < 0.78) act({ type: 'line.removed', key: some.key });
    else if (dice < 0.82) act({ type: 'cart.emptied' });
    else if (dice < 0.9 && removed?.storeId === at) act({ type: 'lines.restored', ...removed });
    else if (dice < 0.95)
      act({
        type: 'line.edited',
        key: some.key,
        line: {
          ...some.line,
          options: pick((menus[at] ?? []).filter(({ itemId }) => itemId === some.line.itemId)).options,
          note: pick(['', 'hot']),
        },
      });
    else tab.send({ type: 'cart.moved' });
    // A basket that never came can't be shown; what is decided meanwhile is kept.
    if (tab.view().is !== 'unavailable') expect(tab.shown(), `seed ${seed}, action ${action}`).toBe(wish.content());
    await network.pass(pick([0, 0, 250, 500, 2_000, 12_000]));
    if (tab.view().is !== 'unavailable') expect(tab.shown(), `seed ${seed}, after action ${action}`).toBe(wish.content());
  }
  if (tab.state() === 'attention') tab.send({ type: 'clearing.declined' });
  await calm([tab]);
  expect([tab.shown(), await stored()], `seed ${seed}`).toEqual([wish.content(), wish.content()]);
  expect(tab.actor.getSnapshot().context.failure?.kind).not.toBe('refused');
});

test.each(Array.from({ length: Math.ceil(SEEDS / 2) }, (_, seed) => seed + 1))(
  'two tabs in a storm lose and double nothing, seed %i',
  async (seed) => {
    const { random, network, openTab, stored, calm, pick } = stage(seed, 'two tabs');
    const tabs = [openTab(), openTab()] as const;
    const added: CartLine[] = [];
    for (let action = 0; action < 12; action += 1) {
      const tab = pick(tabs);
      const dish = line(pick(menus[CAFE_DE_LA_RADE] ?? []), `number ${action}`);
      added.push(dish);
      tab.send({ type: 'line.added', storeId: CAFE_DE_LA_RADE, line: dish });
      // The other tab hears of it sooner or later.
      if (random() < 0.5) tabs.forEach((one) => one.send({ type: 'cart.moved' }));
      await network.pass(pick([0, 250, 1_000, 5_000]));
    }
    await calm(tabs);
    tabs.forEach((tab) => tab.send({ type: 'cart.moved' }));
    await calm(tabs);
    const all = contentOf({ storeId: CAFE_DE_LA_RADE, lines: added });
    expect([tabs[0].shown(), tabs[1].shown(), await stored()], `seed ${seed}`).toEqual([all, all, all]);
  },
);

test('every fault has struck', () => {
  expect(FAULTS.filter((fault) => (hits.get(fault) ?? 0) < SEEDS / 4)).toEqual([]);
});
