import { HERE, PHONE, sessionsModel, TABLET } from '#machines/sessions/sessions.model.ts';
import { toSessionsView } from '#machines/sessions/sessions.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const phoneOut = { shows: { is: 'showing', sessions: [HERE, TABLET], ending: null, ended: 'one', failure: null } };

describeAnswers(sessionsModel, toSessionsView, {
  'I lost my phone': { ...phoneOut, asked: 'load end', with: { end: { id: PHONE._id } } },
  'I don’t know any more where I am signed in': { shows: { is: 'left' }, asked: 'load endEverywhere' },
  'the list of devices does not come': {
    shows: { is: 'showing', sessions: [HERE, PHONE, TABLET], ended: null, failure: null },
    asked: 'load load',
  },
  'signing a device out gets no answer': { ...phoneOut, asked: 'load end end', with: { end: { id: PHONE._id } } },
  'signing out everywhere gets no answer': { shows: { is: 'left' }, asked: 'load endEverywhere endEverywhere' },
});
