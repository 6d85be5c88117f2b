import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { wantNewsletter } from '#server/services/contact/want-newsletter.ts';

/** Asks an address whether it wants the newsletter; one that reads it already gets the same answer, so that nobody learns who does. */
export const sendEmail = serve(endpoints.send_email, { count: 10, seconds: 600 }, async (body, call) => {
  await wantNewsletter(call, body.email);
  return answer({});
});
