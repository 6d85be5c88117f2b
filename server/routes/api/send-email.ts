import { endpoints } from '../../../contract/endpoints.ts';
import { answer } from '../../http/answer.ts';
import { serve } from '../../http/serve.ts';
import { subscribe } from '../../repositories/newsletter.ts';

/** Puts an e-mail on the newsletter's list; one that is on it already gets the same answer, so that nobody learns who is. */
export const sendEmail = serve(endpoints.send_email, async (body, call) => {
  await subscribe(call.database, { email: body.email, language: call.language, now: call.now() });
  return answer({}, 5001);
}, { count: 10, seconds: 600 });
