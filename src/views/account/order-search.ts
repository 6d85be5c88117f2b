import * as v from 'valibot';

const named = v.object({ order_id: v.fallback(v.optional(v.string()), undefined) });

/** The order that an address names with `?order_id=`, if it does. */
export const orderIdOf = (search: unknown): string | undefined => v.parse(named, search).order_id;

/** The search part of an address that names an order. */
export const orderSearch = (orderId: string) => () => ({ dialog: undefined, order_id: orderId });

/** The search part for a guest who is sent away from an order, so that they find back after signing in. */
export const fromOrderSearch = (orderId: string | undefined) => () => ({ dialog: undefined, from: 'order' as const, order_id: orderId });
