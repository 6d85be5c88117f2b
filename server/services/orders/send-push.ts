import webPush from 'web-push';
import type { PushMessage } from '#contract/push-message.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { wayOf } from '#domain/orders/order-reading.ts';
import { paidBefore } from '#domain/payment/parts.ts';
import type { Services } from '#server/call/services.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { findOrderInPlace } from '#server/repositories/orders.ts';
import { dropPushNews, forgetSubscription, putPushNewsOff, receiverOf, takePushNews, type PushNewsRow } from '#server/repositories/push.ts';
import { pushKeys } from '#server/push/push-keys.ts';
import { isPushService, type PushKeys, type PushSettings } from '#server/push/push-settings.ts';
import { PUSH_WORDS } from '#server/push/push-words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** So many are sent at once, by one process. */
const AT_ONCE = 20;
/** A push service that says nothing for so long is tried again. */
const PATIENCE = 10 * SECOND;
/** How long one process may work on news before another takes them over. */
const CLAIMED_FOR = MINUTE;
/** News older than this are none, here and at the push service. */
const WORTH_SENDING_FOR = 60 * MINUTE;
const BACK_OFF = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;

async function messageOf({ database }: Services, { orderId, news }: PushNewsRow, receiver: Receiver): Promise<PushMessage | null> {
  const place = await findOrderInPlace(database, orderId);
  if (!place || place.order.pseudonymisedAt !== null) return null;
  const { order, storeName } = place;
  const language = receiver.language ?? receiver.subscription.language;
  const words = PUSH_WORDS[language];
  const said = words.of[wayOf(order.deliveryType, order.order.isPickup)]?.[news] ?? words.news[news];
  const payment = news === 'cancelled' ? await findPayment(database, order.orderPaymentId) : null;
  const back = payment ? paidBefore(partsGivenBack(partsInRow(payment, order.order), order.cancelCharge)) : 0;
  return {
    title: storeName ?? words.parcel,
    body: back > 0 ? `${said}. ${words.moneyBack}` : said,
    tag: order.id,
    path: `/delivery-coming?order_id=${order.id}`,
    language,
    running: receiver.running,
  };
}

/** Hands a message to the device's push service. @returns its answer's status @throws where none came in time */
async function deliver({ subscription }: Receiver, message: PushMessage, { keys, contact }: PushSettings & { readonly keys: PushKeys }) {
  const { endpoint, p256dh, auth } = subscription;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: WORTH_SENDING_FOR / SECOND,
    urgency: 'high',
    topic: message.tag,
  });
  const answered = await fetch(details.endpoint, {
    method: details.method,
    headers: details.headers as Record<string, string>,
    body: new Uint8Array(details.body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answered.body?.cancel();
  return answered.status;
}

async function sendOne(services: Services, push: PushSettings & { readonly keys: PushKeys }, news: PushNewsRow): Promise<void> {
  const { database, now } = services;
  const receiver = await receiverOf(database, news.subscriptionId);
  const isOld = now() - news.createdAt > WORTH_SENDING_FOR;
  const message =
    receiver && !isOld && isPushService(receiver.subscription.endpoint, push) ? await messageOf(services, news, receiver) : null;
  if (!receiver || !message) return dropPushNews(database, news.id);
  const status = await deliver(receiver, message, push).catch(() => 0);
  if (status >= 200 && status < 300) return dropPushNews(database, news.id);
  // The browser took its word back, or is gone for good: its news go with it.
  if (status === 404 || status === 410) return forgetSubscription(database, receiver.subscription.id);
  const wait = BACK_OFF[news.attempts];
  if (wait === undefined) await dropPushNews(database, news.id);
  else await putPushNewsOff(database, news.id, now() + wait);
  throw new Error(`A push service answered ${status === 0 ? 'nothing' : status}`);
}

/**
 * Sends the news that wait to the devices of their customers. Safe to run in many processes at once; one that dies between
 * a push service's yes and the end of it has them sent once more, and they take the place of themselves.
 * @throws AggregateError with what went wrong; each is tried again later
 */
export async function sendPush(services: Services): Promise<void> {
  const { database, now, push } = services;
  if (!push) return;
  const taken: PushNewsRow[] = [];
  while (taken.length < AT_ONCE) {
    const news = await takePushNews(database, now(), now() + CLAIMED_FOR);
    if (!news) break;
    taken.push(news);
  }
  if (taken.length === 0) return;
  const keys = await pushKeys(database, push);
  const sent = await Promise.allSettled(taken.map((news) => sendOne(services, { ...push, keys }, news)));
  const faults = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'some notifications were not sent');
}
