import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BOOKING_STEPS, type BookingStep } from '#domain/parcel/booking-steps.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import styles from './courier.module.css';

const NAMES = { addresses: msg`Addresses`, vehicle: msg`Vehicle`, payment: msg`Payment` } satisfies Record<BookingStep, unknown>;

export function BookingSteps({ at }: { readonly at: BookingStep }) {
  const { t } = useLingui();
  const now = BOOKING_STEPS.indexOf(at);
  const stops = BOOKING_STEPS.map((step, index): LineStop => ({
    key: step,
    label: t(NAMES[step]),
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    stateLabel: index < now ? t`done` : undefined,
  }));
  return <Line label={t`Steps`} direction="horizontal" stops={stops} className={styles.steps} />;
}
