import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { mergeEqualLines, type CartLine } from '#domain/cart/cart-lines.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { Intent, ServerCart } from '#machines/cart/cart-intent.ts';
import type { SaveOutcome } from '#machines/cart/cart.setup.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { failed, ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';

export const RADE = 'a'.repeat(24);
export const KAGI = 'b'.repeat(24);
export const line = (digit: string, quantity = 1, note = ''): CartLine => ({ itemId: digit.repeat(24), quantity, options: [], note });
export const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

/** A server that keeps one basket by the contract's rules: the whole basket at once, one store, a version that grows. */
export function basketServer(storeId: string | null = null, lines: readonly CartLine[] = []) {
  let kept = { storeId, lines, version: lines.length > 0 ? 1 : 0 };
  const present = (): SaveOutcome & { ok: true } => ok(presented(kept));
  const keep = (to: Intent) => {
    kept = { storeId: to.lines.length > 0 ? to.storeId : null, lines: mergeEqualLines(to.lines), version: kept.version + 1 };
    return present();
  };
  return {
    present,
    keep,
    clear: () => keep({ storeId: '', lines: [] }),
    save: ({ intent, cart }: { intent: Intent; cart: ServerCart | null }): SaveOutcome => {
      if (cart?.cart_version !== kept.version) return failed({ kind: 'refused', code: 963, reason: null, details: null });
      if (kept.lines.length > 0 && intent.lines.length > 0 && kept.storeId !== intent.storeId)
        return failed({ kind: 'refused', code: 643, reason: null, details: null });
      return keep(intent);
    },
    lines: () => kept.lines.map(({ itemId, quantity }) => `${quantity} × ${itemId.slice(0, 1)}`),
    storeId: () => kept.storeId,
  };
}

const presented = ({ storeId, lines, version }: { storeId: string | null; lines: readonly CartLine[]; version: number }): ServerCart => ({
  cart_id: lines.length > 0 ? 'd'.repeat(24) : null,
  cart_version: version,
  city_id: null,
  currency: 'CHF',
  store_id: lines.length > 0 ? storeId : null,
  store_name: '',
  store_path: '',
  location: null,
  destination_addresses: [],
  pickup_addresses: [],
  cart: {
    order_details:
      lines.length === 0
        ? []
        : [
            {
              product_id: 'c'.repeat(24),
              product_name: '',
              unique_id: 1,
              total_item_price: 0,
              items: lines.map(({ itemId, quantity, note }) => ({
                item_id: itemId,
                unique_id: 1,
                item_name: '',
                quantity,
                image_url: [],
                details: '',
                specifications: [],
                item_price: 0,
                total_specification_price: 0,
                total_item_and_specification_price: 0,
                note_for_item: note,
              })),
            },
          ],
  },
  total_item: 0,
  total_cart_amount: 0,
  total_item_tax: 0,
  max_item_quantity_add_by_user: 9_999,
  server_time: '',
  timezone: 'Europe/Zurich',
});

/** A running basket before a server; nothing is answered until the test says so. */
export function openBasket(server = basketServer()) {
  const load = deferredPort<SaveOutcome>();
  const save = deferredPort<SaveOutcome, { intent: Intent; cart: ServerCart | null }>();
  const clear = deferredPort<SaveOutcome, { cart: ServerCart | null }>();
  const takeBack = deferredPort<SaveOutcome, { cartId: string; cart: ServerCart | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    cartMachine.provide({ actors: { loadCart: load.logic, saveCart: save.logic, clearCart: clear.logic, takeBack: takeBack.logic } }),
    { clock, input: { unsent: null } },
  ).start();
  return {
    server,
    load,
    save,
    clear,
    takeBack,
    clock,
    send: (event: EventFromLogic<typeof cartMachine>) => actor.send(event),
    state: () => actor.getSnapshot().value.basket,
    undo: () => actor.getSnapshot().value.undo,
    view: () => toCartView(actor.getSnapshot()),
    /** What the screen shows, in the form of `server.lines()`. */
    shown: () => {
      const view = toCartView(actor.getSnapshot());
      return view.is === 'filled' ? view.lines.map(({ line: { itemId, quantity } }) => `${quantity} × ${itemId.slice(0, 1)}`) : view.is;
    },
    failure: () => actor.getSnapshot().context.failure,
    loads: () => load.last().answer(server.present()),
    /** The server takes the request under way, and its answer arrives. */
    saves: () => save.last().answer(server.save(save.last().input)),
    clears: () => clear.last().answer(server.clear()),
  };
}
