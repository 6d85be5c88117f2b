import { useLingui } from '@lingui/react/macro';
import type { MoneyBack as MoneyOnItsWay, PaymentParts } from '#contract/entities/money-back.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { isAtDoor, isByProvider, partsWithMoney } from '#domain/payment/parts.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { inCoins, readCoin } from '#domain/payment/smallest-coin.ts';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { feeOpen, PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { formatDate } from '#src/features/time/day-text.ts';

export type MoneyOfEnding = {
  /** What cancelling cost, major units. */
  readonly charge: number;
  readonly parts: PaymentParts | undefined;
  readonly back: readonly MoneyOnItsWay[] | undefined;
  readonly currency: string;
  readonly timezone: string;
};

export function MoneyBack({ money: { charge, parts, back = [], currency, timezone } }: { readonly money: MoneyOfEnding }) {
  const { t, i18n } = useLingui();
  const written = (amount: Minor) => formatMoney(amount, currency);
  const paid = parts && readParts(parts);
  const given = paid && partsGivenBack(paid, toMinor(charge));
  const kept = written(toMinor(charge));
  const refunds = back.filter(({ part }) => !isAtDoor(part));
  const returned = refunds.map(({ part, amount, state, at, card }) => {
    const day = formatDate(at, timezone, i18n.locale);
    const name = card ? cardName(card) : t`your card`;
    return i18n._(PART_VIEWS[part].back({ money: written(toMinor(amount)), state, day, name }));
  });
  // Where nobody tells what went back: what must have, by the parts and what was kept.
  const computed = (given ? partsWithMoney(given) : [])
    .filter(({ part }) => !isAtDoor(part))
    .map(({ part, amount }) =>
      i18n._(PART_VIEWS[part].back({ money: written(amount), state: isByProvider(part) ? 'due' : 'done', day: '', name: t`your card` })),
    );
  const ofDoor = (paid && given ? partsWithMoney(paid) : [])
    .filter(({ part }) => isAtDoor(part))
    .map(({ part, amount }) => {
      const stays = amount - (given?.[part] ?? 0);
      const open = written(inCoins(stays, readCoin(parts)));
      if (stays > 0) return i18n._(feeOpen(open));
      return i18n._(PART_VIEWS[part].back({ money: open, state: 'done', day: '', name: '' }));
    });
  return [...(charge > 0 ? [t`Cancelling cost ${kept}.`] : []), ...(returned.length > 0 ? returned : computed), ...ofDoor].join(' ');
}
