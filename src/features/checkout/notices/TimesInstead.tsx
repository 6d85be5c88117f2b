import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { timesOffered } from '#machines/delivery-time/times-offered.view.ts';
import type { CheckoutFailure } from '#machines/invoice/invoice.setup.ts';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import { NextTimes } from '#src/features/time/NextTimes.tsx';
import { isClosed, isRefusedForTime } from '../basket/checkout-facts.ts';

type TimesInsteadProps = {
  readonly failure: CheckoutFailure;
  readonly fulfilment: InvoiceView['fulfilment'];
  readonly onTake: ((time: ScheduledTime) => void) | null;
};

export function TimesInstead({ failure, fulfilment: { isPickup, time }, onTake }: TimesInsteadProps) {
  if (failure.kind !== 'refused' || !onTake || !(isClosed(failure) || isRefusedForTime(failure))) return null;
  const { store, server_time: serverTime, timezone } = failure.details ?? {};
  if (!store || !serverTime || !timezone) return null;
  const moment = { now: Date.parse(serverTime), timezone };
  return <NextTimes times={timesOffered(store, moment, time?.at ?? null, isPickup)} moment={moment} onTake={onTake} />;
}
