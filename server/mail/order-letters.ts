import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE, type Language } from '#contract/enumerations.ts';
import type { CartItem } from '#contract/entities/cart.ts';
import { ifMissingOf } from '#domain/cart/if-missing.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { openOfCharge, partsGivenBack } from '#domain/orders/cancelling.ts';
import { endingOf } from '#domain/orders/ending.ts';
import { receiptOf } from '#domain/orders/receipt.ts';
import { isAtDoor, isByProvider, paidBefore, partsWithMoney } from '#domain/payment/parts.ts';
import { inCoins, roundingOf } from '#domain/payment/smallest-coin.ts';
import { dayAndTime, timeText } from '#domain/schedule/time-text.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { partsInRow, type PartsOfRow } from '#server/database/payment-parts.ts';
import type { OrderInPlace } from '#server/repositories/orders.ts';
import type { Letter, LetterRow } from './letter.ts';
import { oneLine } from './mail-texts.ts';
import { ORDER_WORDS, type OrderWords } from './order-words.ts';

export type OrderFacts = {
  readonly place: OrderInPlace;
  readonly parts: PartsOfRow;
  readonly firstName: string;
  readonly language: Language;
  readonly siteUrl: string;
};

const addressOf = ({ address, post_code: postcode, city }: OrderAddress): string =>
  address.includes(postcode || city || address)
    ? address
    : [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const isParcel = ({ deliveryType }: OrderInPlace['order']): boolean => deliveryType === DELIVERY_TYPE.courier;

function wordsOf(order: OrderInPlace['order'], language: Language): OrderWords {
  const words = ORDER_WORDS[language];
  if (!isParcel(order)) return words;
  const { receipt, why, ...others } = words.ofParcel;
  return { ...words, ...others, receipt: { ...words.receipt, ...receipt }, why: { ...words.why, ...why } };
}

const carrying = ({ pickup, destination, vehicle }: FrozenOrder, language: Language, words: OrderWords): string[] => [
  ...(pickup && destination ? [words.carried(addressOf(pickup), addressOf(destination), oneLine(destination.user_details.name))] : []),
  ...(vehicle ? [words.vehicle(inLanguage(vehicle.name, language))] : []),
];

function coming({ place: { order }, language }: OrderFacts, words: OrderWords): string[] {
  const { isPickup, pickup, destination } = order.order;
  const goal = isPickup ? pickup : destination;
  const way = goal ? [(isPickup ? words.collected : words.deliveredTo)(addressOf(goal))] : [];
  return isParcel(order) ? carrying(order.order, language, words) : way;
}

function arrivalOf({ place: { order, city }, language }: OrderFacts, words: OrderWords): Pick<Letter, 'arrival'> {
  if (order.estimatedAt === null || order.latestAt === null) return {};
  const about = dayAndTime(language, order.estimatedAt, city.timezone);
  return { arrival: words.arrival(about, timeText(language, order.latestAt, { now: order.estimatedAt, timezone: city.timezone })) };
}

function detailsOf(item: CartItem, { wish }: OrderWords): string[] {
  const chosen = item.specifications.flatMap(({ list }) => list.map(({ name }) => oneLine(name)));
  const ifMissing = ifMissingOf(item);
  return [...(chosen.length > 0 ? [chosen.join(', ')] : []), ...(ifMissing === 'call' ? [] : [wish[ifMissing]])];
}

export function placedLetter(facts: OrderFacts): Letter {
  const { place, parts, firstName, language, siteUrl } = facts;
  const { order, storeName, city } = place;
  const words = wordsOf(order, language);
  const money = (minor: Minor) => formatMoney(minor, city.currencySign);
  const items = order.order.orderDetails.flatMap((entry) =>
    entry.items.map((item): LetterRow => ({
      label: `${item.quantity} × ${item.item_name}`,
      details: detailsOf(item, words),
      amount: money(toMinor(item.total_item_and_specification_price)),
    })),
  );
  const receipt = receiptOf({ _id: order.orderPaymentId, ...order.order.payment }).map(({ part, amount }): LetterRow => ({
    label: words.receipt[part],
    amount: money(amount),
  }));
  const vat = toMinor(order.order.payment.vat_included ?? 0);
  const coin = order.order.smallestCoin;
  const paid = partsWithMoney(partsInRow(parts, order.order)).flatMap(({ part, amount }): LetterRow[] => [
    { label: words.paid[part], amount: money(amount) },
    ...(isAtDoor(part) && roundingOf(amount, coin) !== 0 ? [{ label: words.rounded, amount: money(inCoins(amount, coin)) }] : []),
  ]);
  return {
    subject: words.placed(order.uniqueId, storeName),
    greeting: words.greeting(oneLine(firstName)),
    ...arrivalOf(facts, words),
    paragraphs: [words.thanks, ...coming(facts, words), ...(items.length > 0 ? [words.ifMissing] : [])],
    tables: [
      items,
      [
        ...receipt,
        { label: words.total, amount: money(order.total), isTotal: true },
        ...(vat > 0 ? [{ label: words.vat, amount: money(vat) }] : []),
      ],
      paid,
    ],
    link: { label: words.follow, url: `${siteUrl}/delivery-coming?order_id=${order.id}` },
    ends: { label: words.noReceipts, url: `${siteUrl}/profile` },
  };
}

function whyEnded({ status, rejectReason }: OrderFacts['place']['order'], words: OrderWords): string {
  const ending = endingOf({ order_status: status });
  if (ending === 'rejectedByStore' && rejectReason !== null && rejectReason !== 'other') return words.whyRejected[rejectReason];
  return words.why[ending === null || ending === 'received' ? 'cancelled' : ending];
}

/** What an order that ended without success means for the money: what goes back, what is kept, what stays open. */
export function endedLetter({ place: { order, storeName, city }, parts, firstName, language, siteUrl }: OrderFacts): Letter {
  const words = wordsOf(order, language);
  const money = (minor: Minor) => formatMoney(minor, city.currencySign);
  const paid = partsInRow(parts, order.order);
  const back = partsGivenBack(paid, order.cancelCharge);
  const open = openOfCharge(paid, order.cancelCharge);
  const retained = order.cancelCharge - open;
  const sum = paidBefore(back);
  const returned = partsWithMoney(back);
  const rows = returned.flatMap(({ part, amount }): LetterRow[] => {
    const label = words.backTo[part];
    return label === null ? [] : [{ label, amount: money(amount) }];
  });
  return {
    subject: words.ended(order.uniqueId, storeName),
    greeting: words.greeting(oneLine(firstName)),
    paragraphs: [
      whyEnded(order, words),
      ...(sum > 0 ? [words.goesBack(money(sum))] : []),
      ...(returned.some(({ part }) => isByProvider(part)) ? [words.cardTakes] : []),
      ...(retained > 0 ? [words.feeRetained(money(retained))] : []),
      ...(open > 0 ? [words.feeOpen(money(inCoins(open, order.order.smallestCoin)))] : []),
      ...(paidBefore(paid) === 0 && open === 0 ? [words.nothingTaken] : []),
    ],
    tables: [rows],
    link: { label: words.orders, url: `${siteUrl}/orders` },
  };
}
