import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { endFieldName } from './courier-texts.ts';
import styles from './courier.module.css';
import type { OpenBooking } from './open-booking.ts';
import { TripOnMap } from './trip/TripOnMap.tsx';
import { TripWords } from './trip/TripWords.tsx';
import { useCurrency } from './use-currency.ts';

export function AddressAside({ formId, open: { view, send, flows } }: { readonly formId: string; readonly open: OpenBooking }) {
  const { i18n, t } = useLingui();
  const currency = useCurrency();
  const { trip, draft, first, isTried } = view;
  const isChecking = flows.pickup[0].is === 'changing' || flows.dropOff[0].is === 'changing';
  const name = first ? i18n._(endFieldName(first.end, first.field)) : '';
  const from = trip.is === 'known' && trip.from !== null ? formatMoney(toMinor(trip.from), currency) : null;
  return (
    <div className={styles.aside}>
      <TripOnMap pickup={draft.pickup.address} dropOff={draft.dropOff.address} trip={trip.is === 'known' ? trip.trip : null} />
      <Card as="section" aria-labelledby="parcel-words" className={styles.words}>
        <h2 id="parcel-words">
          <Trans>In short</Trans>
        </h2>
        <TripWords view={view} />
        {trip.is === 'unavailable' && trip.failure ? (
          <Message
            tone="warn"
            title={<Trans>We couldn’t load the vehicles.</Trans>}
            action={
              <Button size="small" variant="secondary" onClick={() => send({ type: 'list.wanted' })}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <FailureText failure={trip.failure} />
          </Message>
        ) : null}
      </Card>
      <div className={styles.bar} data-foot-bar>
        <Button
          type="submit"
          form={formId}
          full
          amount={from ? t`from ${from}` : undefined}
          busy={isChecking}
          busyLabel={t`Checking the address`}
          aria-describedby={first ? `${formId}-missing` : undefined}
        >
          <Trans>Choose a vehicle</Trans>
        </Button>
        {first ? (
          <p id={`${formId}-missing`} className={classNames(styles.missing, isTried ? styles.error : styles.quiet)}>
            {isTried ? <CircleAlert size={16} aria-hidden="true" /> : null}
            <span>
              <Trans>Next: {name}</Trans>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
