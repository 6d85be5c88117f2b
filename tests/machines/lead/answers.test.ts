import { leadModel } from '#machines/lead/lead.model.ts';
import { toLeadView } from '#machines/lead/lead.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(leadModel, toLeadView, {
  'the connection is lost while the form is sent': {
    shows: { is: 'thanked', lead: { texts: { name: 'Samira' } }, secondsLeft: 5, isHeld: false },
    asked: 'sendLead sendLead',
    with: { sendLead: { kind: 'partner', lead: { texts: { companyName: 'Épicerie des Bains' } } } },
    emitted: [
      { type: 'draft.kept', draft: { name: 'Samira' } },
      { type: 'draft.kept', draft: null },
    ],
  },
});
