import { deleteConfirmationsBefore } from '../repositories/email-confirmations.ts';
import { deleteLimitsBefore } from '../repositories/rate-limits.ts';
import { deleteMailsBefore } from '../repositories/mails.ts';
import { deletePasswordResetsBefore } from '../repositories/password-resets.ts';
import { deleteHandledEventsBefore } from '../repositories/provider-events.ts';
import { deleteEndedSessions } from '../repositories/sessions.ts';
import { deleteDevicesBefore } from '../repositories/sign-in-devices.ts';
import type { Services } from '../http/call.ts';

const DAY = 86_400_000;
const MAILS_KEPT_FOR = 30 * DAY;
const EVENTS_KEPT_FOR = 60 * DAY;
const DEVICES_KEPT_FOR = 180 * DAY;

/** Removes what is over and of no more use: ended sessions, devices that nobody uses, spent secrets, old e-mails, events that were seen to, the card sandbox's old keys and events, counts of calls. */
export async function keepHouse({ database, now, payments }: Pick<Services, 'database' | 'now' | 'payments'>): Promise<void> {
  const instant = now();
  await deleteEndedSessions(database, instant);
  await deleteDevicesBefore(database, instant - DEVICES_KEPT_FOR);
  await deleteConfirmationsBefore(database, instant);
  await deletePasswordResetsBefore(database, instant - DAY);
  await deleteMailsBefore(database, instant - MAILS_KEPT_FOR);
  await deleteHandledEventsBefore(database, instant - EVENTS_KEPT_FOR);
  await deleteLimitsBefore(database, instant);
  await payments?.sandbox?.keepHouse();
}
