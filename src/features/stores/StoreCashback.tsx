import { Trans } from '@lingui/react/macro';
import { CASHBACK_MODE } from '#contract/enumerations.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { formatMoney, toMinor } from '#domain/money.ts';

export function StoreCashback({ store: { cashback_mode, cashback_value }, sign }: { readonly store: ListedStore; readonly sign: string }) {
  if (cashback_mode === CASHBACK_MODE.percent) return <Trans>{cashback_value}% cashback</Trans>;
  const amount = formatMoney(toMinor(cashback_value), sign);
  return <Trans>{amount} cashback</Trans>;
}
