import { endpoints } from '#contract/endpoints.ts';
import type { OpenSession } from '#contract/calls/sessions.ts';
import { answer } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { allCountries, citiesOf, homeCountryOf } from '#server/repositories/cities.ts';
import { endSubscription, sessionsSubscribed } from '#server/repositories/push.ts';
import { deleteOtherSessions, liveSessionsOf } from '#server/repositories/sessions.ts';

async function sessionsOf({ database, customer, tokenHash, push, now }: CustomerCall): Promise<OpenSession[]> {
  const subscribed = push ? await sessionsSubscribed(database, customer.id) : null;
  const country = homeCountryOf(await allCountries(database), customer.phoneCode);
  const [city] = country ? await citiesOf(database, country.id) : [];
  const found = (await liveSessionsOf(database, customer.id, now())).map((session) => ({
    _id: session.id,
    browser: session.browser,
    system: session.system,
    created_at: new Date(session.createdAt).toISOString(),
    used_at: new Date(session.usedAt).toISOString(),
    timezone: city?.timezone ?? 'UTC',
    is_this: session.tokenHash === tokenHash,
    ...(subscribed ? { gets_news: subscribed.has(session.tokenHash) } : {}),
  }));
  return [...found.filter(({ is_this }) => is_this), ...found.filter(({ is_this }) => !is_this)];
}

export const getSessions = serve(endpoints.get_sessions, OWN_READING, async (_body, call) => answer({ sessions: await sessionsOf(call) }));

export const endSession = serve(endpoints.end_session, CHANGING, async (body, call) => {
  const { database, customer, tokenHash } = call;
  const ended = await deleteOtherSessions(database, {
    customerId: customer.id,
    tokenHash: tokenHash ?? '',
    // '' names none, and null all of them: a name that got lost on its way ends nothing.
    id: body.session_id ?? null,
  });
  if (ended) call.note('session_ended');
  return answer({ sessions: await sessionsOf(call) });
});

export const unsubscribePush = serve(endpoints.unsubscribe_push, CHANGING, async ({ session_id: id }, call) => {
  const { database, customer, tokenHash } = call;
  await endSubscription(database, { customerId: customer.id, tokenHash: tokenHash ?? '', sessionId: id ?? null });
  return answer({ sessions: await sessionsOf(call) });
});
