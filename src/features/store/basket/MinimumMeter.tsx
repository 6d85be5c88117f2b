import { Trans, useLingui } from '@lingui/react/macro';
import { missingToMinimum } from '#domain/pricing/minimum-order.ts';
import { formatMoney, type Minor } from '#domain/money.ts';
import { Meter } from '#src/ui/Meter.tsx';
import styles from './MinimumMeter.module.css';

export function MinimumMeter({ items, minimum, currency }: { readonly items: Minor; readonly minimum: Minor; readonly currency: string }) {
  const { t } = useLingui();
  const missing = formatMoney(missingToMinimum(items, minimum), currency);
  const so = formatMoney(items, currency);
  const goal = formatMoney(minimum, currency);
  return (
    <div className={styles.minimum}>
      <p className={styles.sum}>
        <strong>
          <Trans>{missing} to go</Trans>
        </strong>{' '}
        <span className={styles.quiet}>
          <Trans>
            {so} of {goal}
          </Trans>
        </span>
      </p>
      <Meter label={t`Minimum order`} value={items} max={minimum} valueText={t`${so} of ${goal}`} />
      <p className={styles.quiet}>
        <Trans>There is a minimum order value of {goal} for this store</Trans>
      </p>
    </div>
  );
}
