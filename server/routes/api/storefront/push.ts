import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { pushKeys } from '#server/push/push-keys.ts';
import { isPushService } from '#server/push/push-settings.ts';
import { isSubscribed, keepSubscription } from '#server/repositories/push.ts';
import { newId } from '#server/secrets/ids.ts';

export const getPushKey = serve(endpoints.get_push_key, OWN_READING, async (_body, { database, push, tokenHash }) =>
  answer({
    public_key: push ? (await pushKeys(database, push)).publicKey : null,
    is_subscribed: push !== null && tokenHash !== null && (await isSubscribed(database, tokenHash)),
  }),
);

/** Has news of orders sent to this device. An address that is no push service's is posted to by nobody. */
export const subscribePush = serve(
  endpoints.subscribe_push,
  CHANGING,
  async ({ endpoint, p256dh, auth }, { database, push, tokenHash, customer, language, now }) => {
    if (!push || tokenHash === null || !isPushService(endpoint, push)) return refuse(522);
    const at = now();
    await inTransaction(database, (transaction) =>
      keepSubscription(transaction, {
        id: newId(at),
        customerId: customer.id,
        sessionHash: tokenHash,
        endpoint,
        p256dh,
        auth,
        language,
        createdAt: at,
      }),
    );
    return answer({});
  },
);
