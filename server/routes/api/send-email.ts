import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { foldEmail } from '#server/repositories/customers.ts';
import { insertMail } from '#server/repositories/mails.ts';
import { subscribe } from '#server/repositories/newsletter.ts';
import { newId } from '#server/secrets/ids.ts';

/** Puts an e-mail on the newsletter's list; one that is on it already gets the same answer, so that nobody learns who is. */
export const sendEmail = serve(
  endpoints.send_email,
  async (body, call) => {
    const now = call.now();
    await subscribe(call.database, { email: body.email, language: call.language, now });
    // Whether it is new is only looked at after the answer, which takes as long for every address.
    await insertMail(call.database, {
      id: newId(now),
      kind: 'newsletter',
      state: 'asked',
      recipient: foldEmail(body.email),
      language: call.language,
      subject: '',
      words: '',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    });
    return answer({}, 5001);
  },
  { count: 10, seconds: 600 },
);
