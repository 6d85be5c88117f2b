import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { formatMoney, toMinor } from '#domain/money.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import { useParcelPictures } from '#src/features/courier/pictures/use-parcel-pictures.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { PromoField } from '../checkout/payment/PromoField.tsx';
import styles from './courier.module.css';
import paying from './payment-step.module.css';
import type { OpenBooking } from './open-booking.ts';
import { ParcelNews } from './ParcelNews.tsx';
import { ParcelReceipt } from './ParcelReceipt.tsx';
import { TripCard } from './trip/TripCard.tsx';
import { useCurrency } from './use-currency.ts';
import { VehicleChosen } from './vehicles/VehicleChosen.tsx';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function PaymentStep(open: OpenBooking) {
  const { user, view, send, flows } = open;
  const currency = useCurrency();
  const [pictures] = useParcelPictures(flows.pictures, flows.pictureOwner);
  // The payment dialog knows at once whether a card is saved, and does not grow.
  useQuery(savedCardsOptions(useApi(), user._id));
  const payment = view.invoice?.order_payment ?? null;
  const total = payment && formatMoney(toMinor(payment.user_pay_payment), currency);
  return (
    <>
      <ParcelNews open={open} total={total} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <TripCard view={view} onChange={() => send({ type: 'trip.reconsidered' })} />
          <VehicleChosen view={view} pictures={pictures.pictures} onChange={() => send({ type: 'trip.reconsidered' })} />
        </div>
        <div className={styles.aside}>
          <Card as="section" aria-labelledby="parcel-pay" aria-busy={view.isPricing || undefined} className={styles.words}>
            <h2 id="parcel-pay">
              <Trans>To pay</Trans>
            </h2>
            {payment ? (
              <div className={view.isPricing ? paying.outdated : undefined}>
                <ParcelReceipt view={view} payment={payment} currency={currency} />
              </div>
            ) : view.isPricing ? (
              <Skeleton shape="block" className={paying.receiptComing} />
            ) : null}
            <NoPrice view={view} send={send} />
            <div className={paying.promo}>
              <PromoField flow={flows.promo} payment={payment} isGuest={false} currency={currency} />
            </div>
            <CancelTerms charge={view.invoice?.cancel_charge} currency={currency} />
          </Card>
          <PayBar user={user} view={view} send={send} total={total} />
        </div>
      </div>
    </>
  );
}

function CancelTerms({ charge, currency }: { readonly charge: number | undefined; readonly currency: string }) {
  if (charge === undefined) return null;
  const amount = formatMoney(toMinor(charge), currency);
  return (
    <p className={paying.cancelling}>
      <ShieldCheck size={18} aria-hidden="true" />
      <span>
        {charge > 0 ? (
          <Trans>Free to cancel until a courier accepts, then {amount} until pickup.</Trans>
        ) : (
          <Trans>Free to cancel until pickup.</Trans>
        )}
      </span>
    </p>
  );
}

function NoPrice({ view: { failure, isPricing }, send }: Pick<OpenBooking, 'view' | 'send'>) {
  if (!failure || isPricing) return null;
  return (
    <Message
      tone="bad"
      title={<Trans>We don’t have a price for this parcel yet.</Trans>}
      action={<TryAgain onClick={() => send({ type: 'retry.asked' })} />}
    >
      <FailureText failure={failure} />
    </Message>
  );
}

type PayBarProps = Pick<OpenBooking, 'user' | 'view' | 'send'> & { readonly total: string | null };

function PayBar({ user, view: { isPricing, picturesComing }, send, total }: PayBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar} data-foot-bar>
      <Button
        full
        amount={total ?? undefined}
        busy={isPricing || picturesComing > 0}
        busyLabel={picturesComing > 0 ? t`Preparing photos` : t`Calculating the price`}
        disabled={!user.is_approved || (total === null && !isPricing)}
        reason={
          user.is_approved ? (
            <Trans>We don’t have a price for this parcel yet.</Trans>
          ) : (
            <Trans>Your account hasn’t been approved yet.</Trans>
          )
        }
        onClick={() => send({ type: 'payment.wanted' })}
      >
        <Trans>Payment</Trans>
      </Button>
    </div>
  );
}
