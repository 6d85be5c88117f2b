import { receivingContactModel } from '#machines/receiving-contact/receiving-contact.model.ts';
import { toReceivingContactView } from '#machines/receiving-contact/receiving-contact.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(receivingContactModel, toReceivingContactView, {
  'I look at the menu once more after filling in the form': {
    shows: { draft: { name: 'Inès Marques', phone: '+41 791112233', entryCode: '1905' }, isWanting: true, collects: null },
    asked: '',
    emitted: [{ type: 'contact.typed', kept: { draft: { name: 'Inès Marques', entryCode: '1905' } } }],
  },
});
