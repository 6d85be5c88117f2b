import type { SnapshotFrom } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import type { Failure } from '#contract/failure.ts';
import { choiceOf, countOf, lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { priceOfLine } from '#domain/cart/item-choice.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';
import type { ReorderLine, ReorderState } from '#domain/orders/reorder.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import { closesAt, type NextOpening } from '#domain/schedule/opening.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { comingTime, isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { storePath } from '#domain/slug.ts';
import { judged, lineWanted, pastLinesOf, type Menu } from './reorder-lines.ts';
import { timesOffered } from '../delivery-time/times-offered.view.ts';
import type { reorderMachine } from './reorder.machine.ts';
import type { ReorderContext } from './reorder.setup.ts';

/** A line that is not as it was. Amounts are of the whole line, whole minor units. */
export type ChangedLine = {
  readonly place: number;
  readonly name: string;
  readonly picture: string | null;
  readonly quantity: number;
  readonly before: Minor;
  /** Null where it is gone, or has to be chosen first. */
  readonly now: Minor | null;
  readonly isSoldOut: boolean;
  readonly item: ReorderLine['item'];
  readonly goneOptions: readonly string[];
  readonly chosen: readonly string[];
};

export type StoreHours =
  | { readonly is: 'open'; readonly until: number | null }
  | {
      readonly is: 'closed';
      readonly wanted: NextOpening | null;
      readonly from: NextOpening | null;
      readonly times: readonly ScheduledTime[];
      readonly moment: Moment;
    };

export type ReorderView = {
  readonly is: SnapshotFrom<typeof reorderMachine>['value'];
  readonly failure: Failure | null;
  readonly storeId: string;
  readonly storeName: string;
  /** Four segments, to the store's page. */
  readonly storePath: string;
  /** When it was ordered, ISO 8601 UTC. */
  readonly orderedAt: string | null;
  readonly timezone: string;
  readonly currency: string;
  readonly hours: StoreHours;
  readonly isShownFirst: boolean;
  readonly otherStore: string;
  readonly groups: readonly { readonly is: Exclude<ReorderState, 'same'>; readonly lines: readonly ChangedLine[] }[];
  readonly count: number;
  readonly sum: Minor;
  readonly open: number;
  readonly choosing: {
    readonly item: NonNullable<ReorderLine['item']>;
    readonly line: CartLine;
    readonly known: KnownLine;
    readonly key: string;
  } | null;
};

const GROUPS = ['gone', 'dearer', 'cheaper', 'needsChoice'] as const;

function hoursOf(menu: Menu | null): StoreHours {
  if (!menu) return { is: 'open', until: null };
  const moment = { now: Date.parse(menu.server_time), timezone: menu.timezone };
  const { order_start_at: at } = menu;
  return isTakenNow(menu.store)
    ? { is: 'open', until: at != null ? null : closesAt(menu.store.store_time, moment.now, moment.timezone) }
    : {
        is: 'closed',
        wanted: at == null ? null : comingTime(at, moment),
        from: ordersFrom(menu.store, moment),
        times: timesOffered(menu.store, moment, at ?? null),
        moment,
      };
}

const priceOf = ({ item }: ReorderLine, line: CartLine): Minor =>
  item ? priceOfLine(toMinor(item.price), item.specifications, choiceOf(line), line.quantity) : 0;

function changedLine(line: ReorderLine, place: number, wanted: CartLine | null, picture: string | null): ChangedLine {
  const choice = choiceOf(wanted ?? line.line);
  const quantity = (wanted ?? line.line).quantity;
  return {
    place,
    name: line.name,
    picture,
    quantity,
    before: line.before * line.line.quantity,
    now: wanted && priceOf(line, wanted),
    isSoldOut: line.isSoldOut,
    item: line.item,
    goneOptions: line.changes.flatMap((change) => (change.is === 'gone' && change.name !== null ? [change.name] : [])),
    chosen: wanted
      ? (line.item?.specifications ?? []).flatMap((group) =>
          group.list.filter(({ unique_id }) => choice.get(group.unique_id)?.has(unique_id)).map(({ name }) => name),
        )
      : [],
  };
}

const orderFields = (order: Order | null) => ({
  storeId: order?.store_id ?? '',
  storeName: order?.store_detail?.name ?? '',
  orderedAt: order?.date_time[0]?.date ?? null,
  timezone: order?.timezone ?? 'UTC',
  currency: '',
});

const storeOf = (order: Order | null, menu: Menu | null) => ({
  ...orderFields(order),
  ...(menu ? { storeName: menu.store.name, timezone: menu.timezone, currency: menu.currency } : {}),
});

const pathOf = (storeId: string, menu: Menu | null): string =>
  storePath({ city: menu?.city_name ?? '', category: menu?.delivery_name ?? '', name: menu?.store.name ?? '', id: storeId });

function choosingOf({ order, solved, choosing }: ReorderContext, lines: readonly ReorderLine[]): ReorderView['choosing'] {
  if (order === null || choosing === null) return null;
  const [judgedLine, known] = [lines[choosing], pastLinesOf(order)[choosing]];
  if (!judgedLine?.item || !known) return null;
  const line = solved[choosing] ?? judgedLine.line;
  return { item: judgedLine.item, line, known, key: lineKey(line) };
}

const isShownFirst = ({ menu, isPreOrder }: ReorderContext, isSame: boolean): boolean =>
  menu !== null && (!isSame || (!isPreOrder && !isTakenNow(menu.store)));

export function toReorderView({ value, context }: SnapshotFrom<typeof reorderMachine>): ReorderView {
  const { order, menu, solved } = context;
  const past = order ? pastLinesOf(order) : [];
  const { lines, isSame } = judged(order, menu);
  const all = lines.map((line, place) => {
    const wanted = lineWanted(line, solved[place]);
    const picture = line.item?.image_url[0] ?? past[place]?.image_url[0] ?? null;
    return { is: line.is, wanted, shown: changedLine(line, place, wanted, picture) };
  });
  const store = storeOf(order, menu);
  const linesThat = (is: ReorderState) => all.filter((one) => one.is === is).map(({ shown }) => shown);
  return {
    is: value,
    failure: context.failure,
    ...store,
    storePath: pathOf(store.storeId, menu),
    hours: hoursOf(menu),
    isShownFirst: isShownFirst(context, isSame),
    otherStore: context.basket?.storeName ?? '',
    groups: GROUPS.map((is) => ({ is, lines: linesThat(is) })).filter((group) => group.lines.length > 0),
    count: countOf(all.flatMap(({ wanted }) => wanted ?? [])),
    sum: all.reduce((sum, { shown }) => sum + (shown.now ?? 0), 0),
    open: all.filter(({ is, wanted }) => is === 'needsChoice' && wanted === null).length,
    choosing: choosingOf(context, lines),
  };
}
