import { receivingContactModel } from '#machines/receiving-contact/receiving-contact.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(receivingContactModel);
