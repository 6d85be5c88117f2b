import { useLingui } from '@lingui/react/macro';
import type { MoneyBack } from '#contract/entities/money-back.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { formatDate } from '#src/features/time/day-text.ts';

export function useMoneyBackLines(back: readonly MoneyBack[], currency: string, timezone: string): ReceiptLine[] {
  const { t, i18n } = useLingui();
  return back.map(({ part, state, at, card, amount }, place) => {
    const money = formatMoney(toMinor(amount), currency);
    const day = formatDate(at, timezone, i18n.locale);
    const name = card ? cardName(card) : t`your card`;
    return { key: String(place), label: i18n._(PART_VIEWS[part].backLine({ state, money, day, name })), amount: money, tone: 'promo' };
  });
}
