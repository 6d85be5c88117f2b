import type { Minor } from '#domain/money.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';

/** How the order is to be received, as the customer decided; `time` is null for as soon as possible. */
export type FulfilmentChoice = {
  readonly isPickup: boolean;
  readonly time: ScheduledTime | null;
  readonly tip?: Minor | undefined;
};

export const isSameFulfilment = (a: FulfilmentChoice, b: FulfilmentChoice): boolean =>
  a.isPickup === b.isPickup && a.time?.at === b.time?.at && a.time?.end === b.time?.end;
