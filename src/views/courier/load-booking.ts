import type { Flows } from '#src/flows/create-flows.ts';
import type { Texts } from '../later/use-texts.ts';

async function bringAhead({ brought }: Flows): Promise<void> {
  const { bringCourierBooking } = await import('#src/flows/courier-booking/bring-courier-booking.ts');
  await brought(bringCourierBooking);
}

/** Brings a parcel's page its texts, and its flow beside them for somebody who is signed in. */
export async function loadBooking({ flows, texts }: { readonly flows: Flows; readonly texts: Texts }): Promise<void> {
  if (flows.session.seen().context.user) bringAhead(flows).catch(() => undefined);
  await texts.load('courier');
}
