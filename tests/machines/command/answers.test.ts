import { commandModel } from '#machines/command/command.model.ts';
import { toCommandView } from '#machines/command/command.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const told = (isOn: boolean) => ({ type: 'command.done', asked: { isOn }, value: { isOn } });
const done = { shows: { is: 'done', value: { isOn: true } }, emitted: [told(true)] };
const once = { ...done, asked: 'ask', with: { ask: { asked: { isOn: true } } } };
const twice = { ...done, asked: 'ask ask' };
const both = { shows: { is: 'done', value: { isOn: false } }, asked: 'ask ask', emitted: [told(true), told(false)] };
const backAgain = { shows: { is: 'idle', value: null }, asked: 'ask', emitted: [told(true)] };

describeAnswers(commandModel, toCommandView, {
  'the newsletter’s form gets no answer': twice,
  'a heart cannot be saved': twice,
  'the heart is pressed twice quickly': both,
  'a referral code does not exist': twice,
  'I want my link to show nothing any more': both,
  'the link that shows an order cannot be made': twice,
  'the link cannot be withdrawn': { ...both, asked: 'ask ask ask' },
  'I want to know what is kept of me': once,
  'the copy of what is kept does not come': twice,
  'I want my e-mails in French': once,
  'the language of the e-mails could not be saved': twice,
  'the network goes while my picture is sent': twice,
  'my picture cannot be taken away': twice,
  'a file that is no picture is chosen': twice,
  'I lost my phone': once,
  'I don’t know any more where I am signed in': once,
  'signing a device out gets no answer': twice,
  'signing out everywhere gets no answer': twice,
  'the wallet’s switch is not taken by the server': twice,
  'a new password is set': once,
  'the new password gets no answer': twice,
  'a customer deletes the wrong addresses': backAgain,
  'an address cannot be saved': twice,
  'a customer deletes the wrong stores': backAgain,
  'favourite stores cannot be deleted': twice,
  'the operator’s move of an order is refused': { shows: { is: 'refused' }, asked: 'ask' },
  'more addresses are kept than one can keep': twice,
});
