import { useLingui } from '@lingui/react/macro';
import type { MoneyBack } from '#contract/entities/money-back.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { formatDate } from '#src/features/time/day-text.ts';

/** What went back, or is on its way, as lines of a receipt: how much, when, and where to. */
export function useMoneyBackLines(back: readonly MoneyBack[], currency: string, timezone: string): ReceiptLine[] {
  const { t, i18n } = useLingui();
  const label = ({ part, state, at, card }: MoneyBack): string => {
    const day = formatDate(at, timezone, i18n.locale);
    if (part === 'cash') return t`No longer to be paid in cash`;
    if (part === 'wallet') return t`Back in your wallet, ${day}`;
    const name = card ? cardName(card) : t`your card`;
    if (state === 'refused') return t`Not yet back on ${name}: we see to it`;
    return state === 'due' ? t`On its way back to ${name}, ${day}` : t`Back on ${name}, ${day}`;
  };
  return back.map((one, place) => ({
    key: String(place),
    label: label(one),
    amount: formatMoney(toMinor(one.amount), currency),
    tone: 'promo',
  }));
}
