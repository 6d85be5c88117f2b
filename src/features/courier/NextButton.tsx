import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { missingName } from './courier-texts.ts';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { useCurrency } from './use-currency.ts';

export function NextButton({ formId, open: { view, flows } }: { readonly formId: string; readonly open: OpenBooking }) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const { trip, vehicle, missing } = view;
  const isChecking = flows.pickup[0].is === 'changing' || flows.dropOff[0].is === 'changing';
  const [first] = missing;
  const name = first && i18n._(missingName(first));
  const isAsking = trip.is === 'asking' && first?.end === null;
  const price = vehicle?.trip_price ?? null;
  const from = trip.is === 'known' && trip.from !== null ? formatMoney(toMinor(trip.from), currency) : null;
  return (
    <div className={styles.bar} data-foot-bar>
      <Button
        type="submit"
        form={formId}
        full
        amount={price !== null ? formatMoney(toMinor(price), currency) : from ? t`from ${from}` : undefined}
        busy={isChecking || isAsking}
        busyLabel={isChecking ? t`Checking the address` : t`Calculating the price`}
      >
        {name ? <Trans>Next: {name}</Trans> : <Trans>Continue</Trans>}
      </Button>
    </div>
  );
}
