import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';

export const order = (
  number: number,
  stage: OperatorOrder['stage'],
  actions: readonly OperatorAction[],
  but: Partial<OperatorOrder> = {},
) =>
  ({
    number,
    stage,
    actions,
    store_id: 'a'.repeat(24),
    store_name: 'La Rade',
    lines: [],
    note: '',
    from: null,
    to: null,
    contact: { name: '', phone: '' },
    paid: [],
    wanted_until: null,
    status: 'placed',
    order_status: 1,
    delivery_type: 1,
    created_at: '2026-11-25T18:00:00Z',
    estimated_at: null,
    next_move_at: null,
    is_user_pick_up_order: false,
    wanted_at: null,
    timezone: 'Europe/Zurich',
    reject_reasons: [],
    ...but,
  }) as OperatorOrder;
