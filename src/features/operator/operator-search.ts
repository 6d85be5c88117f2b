import * as v from 'valibot';
import { OPERATOR_STAGES, type OperatorOrder } from '#contract/operator.ts';

export const ORDER_KINDS = ['delivery', 'pickup', 'parcel'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const kindOf = ({ store_id: store, is_user_pick_up_order: isPickup }: OperatorOrder): OrderKind => {
  if (store === null) return 'parcel';
  return isPickup ? 'pickup' : 'delivery';
};

export const operatorSearch = v.object({
  store: v.optional(v.fallback(v.string(), ''), ''),
  stage: v.optional(v.fallback(v.picklist(['', ...OPERATOR_STAGES]), ''), ''),
  kind: v.optional(v.fallback(v.picklist(['', ...ORDER_KINDS]), ''), ''),
});
export type OperatorSearch = v.InferOutput<typeof operatorSearch>;

export const narrowed = (orders: readonly OperatorOrder[], { store, stage, kind }: OperatorSearch): readonly OperatorOrder[] =>
  orders.filter(
    (order) =>
      (store === '' || order.store_id === store) && (stage === '' || order.stage === stage) && (kind === '' || kindOf(order) === kind),
  );

export const storesOf = (orders: readonly OperatorOrder[]): readonly { readonly id: string; readonly name: string }[] =>
  [...new Map(orders.flatMap(({ store_id: id, store_name: name }) => (id === null ? [] : [[id, name ?? ''] as const])))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
