import { RETENTION } from './retention.ts';
import { deleteImagesBefore } from './repositories/courier-images.ts';
import { deleteConfirmationsBefore } from './repositories/email-confirmations.ts';
import { deleteForgottenCarts, pseudonymiseOrders, pseudonymisePayments } from './repositories/forgotten.ts';
import { deleteLeadsBefore } from './repositories/leads.ts';
import { deleteLimitsBefore } from './repositories/rate-limits.ts';
import { deleteMailsBefore } from './repositories/mails.ts';
import { deleteUnconfirmedBefore } from './repositories/newsletter.ts';
import { deletePasswordResetsBefore } from './repositories/password-resets.ts';
import { deleteHandledEventsBefore } from './repositories/provider-events.ts';
import { deleteEndedSessions } from './repositories/sessions.ts';
import { deleteDevicesBefore } from './repositories/sign-in-devices.ts';
import { dropForgottenCards } from './services/payment/cards/saved-cards.ts';
import { forgetDeletedAccounts } from './services/account/delete-account.ts';
import type { Services } from './call/services.ts';

/** So many rows are seen to in one transaction, and so many times in one round: the rest waits for the next. */
const AT_ONCE = 200;
const TIMES = 50;

async function untilDone(work: (most: number) => Promise<number>): Promise<void> {
  for (let turn = 0; turn < TIMES; turn += 1) if ((await work(AT_ONCE)) < AT_ONCE) return;
}

/**
 * Removes what is over and of no more use, each after the time that `RETENTION` has for it: ended sessions, devices that
 * nobody uses, spent secrets, old e-mails, old leads and addresses that never wanted the newsletter, baskets that nobody comes back to, cards for one order that was not paid, events that were seen to, the card
 * sandbox's old keys and events, counts of calls. Of old orders it leaves the amounts, and of deleted accounts the books.
 */
export async function keepHouse(services: Pick<Services, 'database' | 'now' | 'payments'>): Promise<void> {
  const { database, now, payments } = services;
  const instant = now();
  await deleteEndedSessions(database, instant);
  await deleteDevicesBefore(database, instant - RETENTION.device);
  await deleteConfirmationsBefore(database, instant - RETENTION.emailLink);
  await deletePasswordResetsBefore(database, instant - RETENTION.emailLink);
  await deleteMailsBefore(database, instant - RETENTION.mail);
  await deleteUnconfirmedBefore(database, instant - RETENTION.newsletterAsked);
  await deleteLeadsBefore(database, instant - RETENTION.lead);
  await deleteHandledEventsBefore(database, instant - RETENTION.providerEvent);
  await deleteLimitsBefore(database, instant);
  await untilDone((most) =>
    deleteForgottenCarts(database, instant - Math.max(RETENTION.guestBasket, RETENTION.basketAside, RETENTION.parcelAside), most),
  );
  await untilDone((most) => dropForgottenCards(services, instant - RETENTION.cardOnce, most));
  await untilDone((most) => deleteImagesBefore(database, instant - RETENTION.parcelPicture, most));
  await untilDone((most) => pseudonymiseOrders(database, { before: instant - RETENTION.order, now: instant, most }));
  await untilDone((most) => pseudonymisePayments(database, instant - RETENTION.order, most));
  await forgetDeletedAccounts(services, AT_ONCE);
  await payments?.sandbox?.keepHouse();
}
