import { Trans, useLingui } from '@lingui/react/macro';
import Coins from 'lucide-react/icons/coins';
import { CASHBACK_MODE } from '#contract/enumerations.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Badge } from '#src/ui/Badge.tsx';

type Cashback = { readonly is_cashback_available: boolean; readonly cashback_mode: 1 | 2; readonly cashback_value: number };

type CashbackLabelProps = { readonly of: Cashback; readonly currency: string; readonly withIcon?: boolean };

/** What comes back to the wallet: a percentage, or an amount. Nothing where there is no cashback. */
export function CashbackLabel({ of: cashback, currency, withIcon = false }: CashbackLabelProps) {
  const { i18n } = useLingui();
  if (!cashback.is_cashback_available || cashback.cashback_value <= 0) return null;
  const percent = i18n.number(cashback.cashback_value, { maximumFractionDigits: 2 });
  const amount = formatMoney(toMinor(cashback.cashback_value), currency);
  return (
    <Badge tone="cashback" icon={withIcon ? <Coins aria-hidden="true" /> : undefined}>
      {cashback.cashback_mode === CASHBACK_MODE.percent ? <Trans>{percent}% cashback</Trans> : <Trans>{amount} cashback</Trans>}
    </Badge>
  );
}
