import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { toRecipientView } from '#machines/recipient/recipient.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(recipientModel, toRecipientView, {
  'I look at the menu once more after filling in the form': {
    shows: { draft: { name: 'Inès Marques', phone: '+41 791112233', entryCode: '1905' }, isWanting: true, collects: null },
    asked: '',
    emitted: [{ type: 'contact.typed', kept: { draft: { name: 'Inès Marques', entryCode: '1905' } } }],
  },
});
