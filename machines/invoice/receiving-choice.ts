import type { ScheduledTime } from '#domain/schedule/half-hours.ts';

/** How the order is to be received, as the customer decided; `time` is null for as soon as possible. */
export type ReceivingChoice = { readonly isPickup: boolean; readonly time: ScheduledTime | null };

/** Whether both say the same. */
export const isSameReceiving = (a: ReceivingChoice, b: ReceivingChoice): boolean =>
  a.isPickup === b.isPickup && a.time?.at === b.time?.at && a.time?.end === b.time?.end;
