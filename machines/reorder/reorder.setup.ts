import { assign, setup } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Failure } from '#contract/failure.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import { isTakenNow } from '#domain/schedule/order-start.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask, port } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import { judged, linesWanted, type Menu, type PastDoor, type Solved } from './reorder-lines.ts';

export type BasketStore = { readonly storeId: string; readonly storeName: string };
export type OrderRead = Result<Order, Failure>;
/** `basket` is null where there is none, or none is known: the basket itself then asks. */
export type MenuRead = Result<{ readonly menu: Menu; readonly basket: BasketStore | null }, Failure>;
/** `declined`: the basket asked about items of another store, and they were kept. */
export type FillAnswer = Result<'added' | 'declined', Failure>;

export type ReorderContext = {
  readonly orderId: string;
  /** Whether the customer has read already that the store is closed. */
  readonly isPreOrder: boolean;
  readonly order: Order | null;
  readonly menu: Menu | null;
  readonly basket: BasketStore | null;
  readonly isClearingAgreed: boolean;
  readonly solved: Solved;
  readonly choosing: number | null;
  readonly failure: Failure | null;
};

const again = (context: ReorderContext) => judged(context.order, context.menu);

export const reorderSetup = setup({
  types: {} as ChartTypes & {
    input: { orderId: string; isPreOrder: boolean };
    context: ReorderContext;
    events:
      | { type: 'retry.asked' }
      | { type: 'again.left' }
      | { type: 'clearing.confirmed' }
      | { type: 'choice.wanted'; place: number }
      | { type: 'line.solved'; line: CartLine }
      | { type: 'choice.left' }
      | { type: 'lines.wanted' };
    output: 'added' | 'underWay' | 'left' | 'courier';
    tags: 'busy' | 'blocked' | 'good';
  },
  actors: {
    readOrder: ask<OrderRead, { orderId: string }>('readOrder'),
    readMenu: ask<MenuRead, { storeId: string }>('readMenu'),
    fill: port<
      FillAnswer,
      { storeId: string; storeName: string; lines: readonly CartLine[]; isClearingAgreed: boolean; door: PastDoor | null }
    >('fill'),
  },
  guards: {
    'it was brought by a courier': (_, params: { read: OrderRead }) =>
      params.read.ok && params.read.value.delivery_type === DELIVERY_TYPE.courier,
    'it was read': (_, params: { read: OrderRead | MenuRead }) => params.read.ok,
    'there is no such store': (_, params: { read: MenuRead }) =>
      !params.read.ok && params.read.failure.kind === 'refused' && params.read.failure.code === 634,
    'nothing of it is on the menu': ({ context }) => again(context).isNothingLeft,
    'the basket is another store’s': ({ context: { basket, order, isClearingAgreed } }) =>
      !isClearingAgreed && basket !== null && basket.storeId !== order?.store_id,
    'nothing has changed': ({ context }) =>
      again(context).isSame &&
      context.failure === null &&
      (context.isPreOrder || (context.menu !== null && isTakenNow(context.menu.store))),
    'something of it can be ordered': ({ context }) => linesWanted(again(context), context.solved).length > 0,
    'the line has to be chosen again': ({ context }, params: { place: number }) => again(context).lines[params.place]?.is === 'needsChoice',
    'it is in the basket': (_, params: { answer: FillAnswer }) => params.answer.ok && params.answer.value === 'added',
    'the basket was kept': (_, params: { answer: FillAnswer }) => params.answer.ok,
    'the basket refused': (_, params: { answer: FillAnswer }) => !params.answer.ok && params.answer.failure.kind === 'refused',
  },
  actions: {
    'keep the order': assign((_, params: { read: OrderRead }) => (params.read.ok ? { order: params.read.value } : {})),
    'keep the menu': assign((_, params: { read: MenuRead }) => (params.read.ok ? params.read.value : {})),
    'keep the reason': assign((_, params: { read: OrderRead | MenuRead | FillAnswer }) =>
      params.read.ok ? {} : { failure: params.read.failure },
    ),
    'forget the reason': assign({ failure: null }),
    'note that the basket may go': assign({ isClearingAgreed: true }),
    'note which line is chosen': assign((_, params: { place: number }) => ({ choosing: params.place })),
    'keep the line': assign(({ context: { solved, choosing } }, params: { line: CartLine }) => ({
      solved: choosing === null ? solved : { ...solved, [choosing]: params.line },
    })),
    'forget which line is chosen': assign({ choosing: null }),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } }),
  },
  delays: { basketTakesTooLong: CALL_TIMEOUT.pay },
});
