import type { FastifyInstance } from 'fastify';
import { RetryLater } from '../limits/retry-later.ts';

/** When a call is turned away while there is more to do than can be done: what is dear and can wait goes first, whoever pays last, and whoever asks whether the process lives never. */
export type Shed = 'first' | 'usual' | 'last' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    shed?: Shed;
    streams?: true;
  }
}

/** How late the process comes to its work when a kind of call is turned away, milliseconds. */
const LATE: Readonly<Record<Shed, number>> = { first: 400, usual: 1_500, last: 6_000, never: Number.POSITIVE_INFINITY };
const RETRY_AFTER = 3_000;

const FIRST: ReadonlySet<string> = new Set([
  'get_store_list',
  'get_store_list_nearest_city',
  'user_get_store_product_item_list',
  'search_dishes',
]);
const LAST: ReadonlySet<string> = new Set([
  'get_order_cart_invoice',
  'pay_order_payment',
  'create_order',
  'get_payment',
  'give_up_payment',
  'withdraw_commands',
  'user_cancel_order',
  'get_stripe_payment_intent_wallet',
  'add_wallet_amount',
]);

export const shedOf = (name: string): Shed => (FIRST.has(name) ? 'first' : LAST.has(name) ? 'last' : 'usual');

/** Turns calls away before anything is done for them, by how late the process is. Files are cheap, and a page without them is none. */
export function shedLoad(app: FastifyInstance, lateness: () => number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const shed = request.routeOptions.config.shed ?? (request.url.startsWith('/assets/') ? 'last' : 'usual');
    done(lateness() >= LATE[shed] ? new RetryLater(503, RETRY_AFTER) : undefined);
  });
}
