import { sessionModel } from '#machines/session/session.model.ts';
import { toSessionView } from '#machines/session/session.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const lea = { user: { first_name: 'Léa', server_token: 'token-of-lea' } };
const guest = { is: 'guest', sessionEnded: false, accountDeleted: false };

describeAnswers(sessionModel, toSessionView, {
  'the connection is lost for a while': {
    shows: { is: 'signedIn', reconnecting: false },
    asked: 'askWhoIAm askWhoIAm',
    with: { askWhoIAm: lea },
  },
  'the session was ended on another device': { shows: guest, asked: 'askWhoIAm' },
  'signing out gets no answer': { shows: guest, asked: 'askWhoIAm signOut', with: { signOut: lea } },
});
