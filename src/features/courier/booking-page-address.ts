import { fromCallback } from 'xstate';
import type { BookingStep } from '#domain/parcel/booking-steps.ts';
import type { StepShown } from '#machines/courier-booking/booking-types.ts';

export type BookingPageAddress = {
  readonly step: () => BookingStep;
  readonly againOf: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeToLanguage: (listener: () => void) => () => void;
  readonly show: (step: BookingStep) => void;
};

export const pageOf = (page: BookingPageAddress) =>
  fromCallback<StepShown, undefined>(({ receive, sendBack }) => {
    let shown = page.step();
    receive(({ step }) => {
      shown = step;
      page.show(step);
    });
    const stops = [
      page.subscribe(() => {
        const step = page.step();
        if (step === shown) return;
        shown = step;
        sendBack({ type: 'step.updated', step });
      }),
      page.subscribeToLanguage(() => sendBack({ type: 'language.changed' })),
    ];
    return () => stops.forEach((stop) => stop());
  });
