import type { Flows } from '#src/shop/create-flows.ts';
import type { Texts } from '#src/lazy/use-texts.ts';

async function preload({ load }: Flows): Promise<void> {
  const { loadCourierBooking } = await import('#src/features/courier/load-courier-booking.ts');
  await load(loadCourierBooking);
}

export async function loadBooking({ flows, texts }: { readonly flows: Flows; readonly texts: Texts }): Promise<void> {
  if (flows.session.getSnapshot().context.user) preload(flows).catch(() => undefined);
  await texts.load('courier');
}
